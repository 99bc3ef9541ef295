import path from 'node:path';

/** The shop writes only here, by default to `.data` beside the workspaces. */
export function dataDir(): string {
  return process.env.DATA_DIR ?? path.resolve(__dirname, '../../../.data');
}

/** The origin of web, without a trailing slash. */
export function publicUrl(): string {
  const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  return url.replace(/\/+$/, '');
}

/** Without a trailing slash. The panel has the address of the shop unless it has a host of its own. */
export function panelUrl(): string {
  return process.env.PANEL_URL?.replace(/\/+$/, '') || publicUrl();
}

/** An unset or different APP_ENV counts as production. */
export function isDevelopment(): boolean {
  return process.env.APP_ENV === 'development';
}
