# Rafiq in one image: docs/operations.md, "In a container".
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/migrations ./migrations
# The commands of the operator (npm run user, import, backup, restore) run from the sources.
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
COPY --from=build /app/locales ./locales
COPY --from=build /app/content ./content
COPY --from=build /app/dist ./dist
# The download package of /admin/deployment has these.
COPY --from=build /app/compose.yaml ./
COPY --from=build /app/deploy ./deploy
RUN install -d -o node -g node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--optimize-for-size", "--enable-source-maps", "dist/server/main.js"]
