# The images of the shop, for docker-compose.yml. Nothing here needs BuildKit, and nothing of the base images is used but
# their programs.

FROM node:24-trixie-slim AS manifests
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
COPY commerce/package.json commerce/
COPY cms/package.json cms/
COPY web/package.json web/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN APP_ENV=production DATA_DIR=/tmp/shop npm run build

# The packages that a service needs when it runs, without the maps of their sources, which nobody reads.
FROM manifests AS commerce-packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace=commerce && npm cache clean --force \
	&& find node_modules -name '*.map' -delete

FROM manifests AS cms-packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace=cms && npm cache clean --force \
	&& find node_modules -name '*.map' -delete

FROM manifests AS web-packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace=web && npm cache clean --force \
	&& find node_modules -name '*.map' -delete

FROM node:24-trixie-slim AS service
ENV NODE_ENV=production
# A new volume takes over the owner of the folder that it replaces.
RUN mkdir /data && chown node:node /data && chmod 700 /data
WORKDIR /shop
COPY deploy/wait-until-ready.mjs deploy/

FROM service AS web
COPY --from=web-packages /shop ./
COPY locales locales
COPY --from=build /shop/web/build web/build
USER node
WORKDIR /shop/web
HEALTHCHECK --interval=15s --timeout=15s --start-period=120s CMD ["node", "/shop/deploy/wait-until-ready.mjs", "web"]
CMD ["node", "--max-semi-space-size=64", "build/node/main.js"]

FROM service AS cms
COPY --from=cms-packages /shop ./
COPY cms/tsconfig.json cms/
COPY cms/database cms/database
COPY --from=build /shop/cms/dist cms/dist
USER node
WORKDIR /shop/cms
HEALTHCHECK --interval=15s --timeout=15s --start-period=120s CMD ["node", "/shop/deploy/wait-until-ready.mjs", "cms"]
CMD ["node", "/shop/node_modules/@strapi/strapi/bin/strapi.js", "start"]

# Also makes the backups, for which it has restic, the programs of PostgreSQL, and the scripts in TypeScript.
FROM service AS commerce
RUN apt-get update \
	&& apt-get install --yes --no-install-recommends ca-certificates postgresql-client restic \
	&& rm -rf /var/lib/apt/lists/* \
	&& mkdir /backups && chown node:node /backups && chmod 700 /backups
# Settings of the operator, such as a repository on another machine, take the place of this one.
ENV RESTIC_REPOSITORY=/backups
COPY --from=commerce-packages /shop ./
COPY locales locales
COPY scripts/backup.ts scripts/restore.ts scripts/rotate.ts scripts/
COPY scripts/shop scripts/shop
COPY commerce commerce
COPY --from=build /shop/commerce/dist commerce/dist
USER node
WORKDIR /shop/commerce
HEALTHCHECK --interval=15s --timeout=15s --start-period=120s CMD ["node", "/shop/deploy/wait-until-ready.mjs", "commerce"]
CMD ["node", "dist/src/main.js"]

FROM caddy:2 AS caddy
# Its certificates and its settings are in volumes, which a user without rights must own.
RUN mkdir -p /data /config && chown -R 1000:1000 /data /config
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
COPY deploy/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
ENTRYPOINT []
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
