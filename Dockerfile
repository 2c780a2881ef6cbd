# By tag and not by digest: a rebuild is to bring Debian's and Python's mended bugs with it. What is ours to pin is pinned, with hashes,
# in requirements/run.txt. To get the very same image again, add the digest: docker buildx imagetools inspect python:3.11-slim-bookworm
FROM python:3.11-slim-bookworm

# The uid is fixed, so that a volume or a folder of the host belongs to the same user after every rebuild.
RUN apt-get update \
 && apt-get install -y --no-install-recommends fonts-dejavu-core fonts-noto-color-emoji fonts-wqy-microhei libfribidi0 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --user-group --home-dir /kaffeehaus kaffeehaus

WORKDIR /kaffeehaus
COPY requirements/run.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt

COPY . .
RUN python -m compileall -q . && mkdir -p var && chown kaffeehaus: var

USER 10001:10001
VOLUME /kaffeehaus/var
ENV PYTHONUNBUFFERED=1
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=15s --start-period=90s --retries=3 CMD ["python", "-m", "bot", "healthy"]
CMD ["python", "-m", "bot", "run", "--stay"]
