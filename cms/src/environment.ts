import path from 'node:path';

/** The folder for everything the shop writes. By default it is `.data` beside the workspaces. */
export function dataDir(): string {
  return process.env.DATA_DIR ?? path.resolve(__dirname, '../../../.data');
}

/** The address of the shop for visitors and staff, without a trailing slash. It is the origin of web. */
export function publicUrl(): string {
  const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  return url.replace(/\/+$/, '');
}

/** The address of the panel, without a trailing slash. It is that of the shop unless the panel has a host of its own. */
export function panelUrl(): string {
  return process.env.PANEL_URL?.replace(/\/+$/, '') || publicUrl();
}

/** Whether APP_ENV is `development`. An unset or different value counts as production. */
export function isDevelopment(): boolean {
  return process.env.APP_ENV === 'development';
}
