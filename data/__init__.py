"""The database: one store on SQLAlchemy Core, with Alembic migrations."""
