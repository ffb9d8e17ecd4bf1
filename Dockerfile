# The server with the built client. Two stages: the first has the tools to build, the second what runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY scripts scripts
# The client shows the rules.
COPY docs/rules docs/rules
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
COPY --from=build /app/packages/bots packages/bots
COPY --from=build /app/packages/hegemony packages/hegemony
COPY --from=build /app/packages/kernel packages/kernel
COPY --from=build /app/packages/live packages/live
COPY --from=build /app/packages/planet-b packages/planet-b
COPY --from=build /app/packages/protocol packages/protocol
COPY --from=build /app/packages/server packages/server
COPY --from=build /app/packages/web/dist packages/web/dist
# TypeScript is an optional peer of valibot; nothing here needs it.
RUN npm ci --omit=dev --workspace=@hustings/server --no-audit --no-fund && npm cache clean --force \
  && rm -rf node_modules/typescript node_modules/@typescript \
  && mkdir /data node_modules/.cache && chown node:node /data node_modules/.cache
USER node
# A first start leaves compiled code for all later ones of this user.
RUN DATA_DIR=/tmp/data timeout --preserve-status 20 node packages/server/bin/server.js && rm -r /tmp/data
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "packages/server/bin/server.js"]
