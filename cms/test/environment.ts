import path from 'node:path';
import { inject } from 'vitest';

export const cmsRoot = path.resolve(__dirname, '..');
export const readToken = 'read-token-of-the-tests-0123456789';
export const previewSecret = 'preview-secret-of-the-tests-0123456789';
export const internalToken = 'internal-token-of-the-tests-0123456789';
export const admin = { email: 'owner@junyao.example', password: 'Pottery-and-Fire-1' };
export const staff = { email: 'staff@junyao.example', password: 'Demo-1234!' };

/** All variables are set, so that a test never uses the developer's database or secrets. */
export function testEnvironment(folder: string): Record<string, string> {
  return {
    APP_ENV: 'development',
    NODE_ENV: 'production',
    DATA_DIR: path.join(inject('dataDir'), folder),
    CMS_PORT: '0',
    PUBLIC_URL: 'http://shop.example',
    COMMERCE_URL: 'http://127.0.0.1:9',
    WEB_URL: 'http://127.0.0.1:9',
    CMS_DATABASE_URL: '',
    SEED: '',
    CMS_READ_TOKEN: readToken,
    INTERNAL_TOKEN: internalToken,
    PREVIEW_SECRET: previewSecret,
    APP_KEYS: 'first-key-of-the-tests,second-key-of-the-tests',
    API_TOKEN_SALT: 'api-token-salt-of-the-tests',
    ADMIN_JWT_SECRET: 'admin-jwt-key-of-the-tests',
    TRANSFER_TOKEN_SALT: 'transfer-salt-of-the-tests',
    ENCRYPTION_KEY: 'encryption-key-of-the-tests',
    CMS_ADMIN_EMAIL: admin.email,
    CMS_ADMIN_PASSWORD: admin.password,
  };
}
