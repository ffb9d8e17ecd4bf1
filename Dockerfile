# The server with the built client. Two stages: the first has the tools to build, the second what runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY scripts scripts
COPY tsconfig.base.json tsconfig.json ./
RUN npm ci --no-audit --no-fund && node -e "import('./scripts/build.mjs').then(({ build }) => build())"

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini postgresql-client \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/scripts/launch.mjs scripts/
COPY --from=build /app/packages packages
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "packages/server/bin/server.js"]
