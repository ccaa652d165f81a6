FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
# No dependency needs its install script; without them nothing is fetched from outside the registry.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm run image -- dist/image

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# The heap's limit in megabytes. It also keeps garbage small; see docs/decisions/0099.
ENV NODE_OPTIONS=--max-old-space-size=1024 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/dist/image ./
# Uploads, unless they go to S3. Everything else belongs to root, and the root may be read-only.
RUN install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without an argument it serves; docker run … hourhand migrate is another command.
ENTRYPOINT ["node", "dist/node/main.js"]
