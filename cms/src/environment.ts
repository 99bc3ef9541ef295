import path from 'node:path';

/** Everything the shop writes lives here; without a setting it is `.data` beside the workspaces. */
export function dataDir(): string {
  return process.env.DATA_DIR ?? path.resolve(__dirname, '../../../.data');
}

/** The address visitors and staff see: web's single origin, without a trailing slash. */
export function publicUrl(): string {
  const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  return url.replace(/\/+$/, '');
}

/** Only an explicit APP_ENV=development counts: whatever is forgotten is treated as production. */
export function isDevelopment(): boolean {
  return process.env.APP_ENV === 'development';
}
