# By tag and not by digest: a rebuild is to bring Debian's and Python's mended bugs with it. What is ours to pin is pinned, with hashes,
# in requirements.txt. To get the very same image again, add the digest: docker buildx imagetools inspect python:3.11-slim-bookworm
FROM python:3.11-slim-bookworm

RUN apt-get update \
 && apt-get install -y --no-install-recommends fonts-dejavu-core fonts-noto-color-emoji fonts-wqy-microhei libfribidi0 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --home-dir /kaffeehaus kaffeehaus

WORKDIR /kaffeehaus
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

COPY . .
RUN python -m compileall -q . && mkdir -p var && chown kaffeehaus var

USER kaffeehaus
VOLUME /kaffeehaus/var
ENV PYTHONUNBUFFERED=1
CMD ["python", "-m", "bot"]
