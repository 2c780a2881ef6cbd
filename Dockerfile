FROM python:3.11-slim-bookworm

RUN apt-get update \
 && apt-get install -y --no-install-recommends fonts-dejavu-core fonts-noto-color-emoji fonts-wqy-microhei libfribidi0 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --home-dir /kaffeehaus kaffeehaus

WORKDIR /kaffeehaus
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

COPY . .
RUN mkdir -p var && chown kaffeehaus var

USER kaffeehaus
VOLUME /kaffeehaus/var
ENV PYTHONUNBUFFERED=1
CMD ["python", "-m", "bot"]
