import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { readSecret, type Secret } from '../contract/secret.ts';
import { createApp } from '../src/app.ts';
import { createCatalog } from '../src/catalog/cms-catalog.ts';
import { minute } from '../src/clock.ts';
import type { Config, SealKeys } from '../src/config.ts';
import { createDevelopmentMail } from '../src/mail/development-mail.ts';
import { createPayments } from '../src/payments/create-payments.ts';
import type { Services } from '../src/services.ts';
import { createSms } from '../src/sms/create-sms.ts';
import { createClient, type TestClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export const testSecrets = {
  INTERNAL_TOKEN: 'test-internal-token-0123456789-0123456789',
  CMS_READ_TOKEN: 'test-cms-token-0123456789-0123456789',
  SMS_PEPPER: 'test-sms-pepper-0123456789-0123456789',
  AUDIT_SEAL_KEY: 'test-seal-key-0123456789-0123456789',
};

export const testConfig: Config = {
  appEnv: 'development',
  isForTrying: false,
  host: '127.0.0.1',
  port: 0,
  proxies: 1,
  metrics: null,
  databaseUrl: null,
  dataDir: '',
  publicUrl: 'http://localhost:3000',
  cmsUrl: 'http://127.0.0.1:9',
  webUrl: 'http://127.0.0.1:9',
  internalToken: readSecret(testSecrets, 'INTERNAL_TOKEN'),
  cmsReadToken: readSecret(testSecrets, 'CMS_READ_TOKEN'),
  smsPepper: readSecret(testSecrets, 'SMS_PEPPER'),
  sms: [],
  sealKeys: sealKeys(testSecrets.AUDIT_SEAL_KEY),
  previewSecret: always('test-preview-secret-0123456789-01234'),
  smtp: null,
  orderPaymentMinutes: 30,
  paymentProvider: 'manual',
  rechargeApprovalFen: 500_000,
  ceilings: { rechargeFen: Number.POSITIVE_INFINITY, balanceFen: Number.POSITIVE_INFINITY },
  limits: false,
  hasBackups: false,
};

export function always(value: string): Secret {
  return readSecret({ SECRET: value }, 'SECRET');
}

/** The last one seals. */
export function sealKeys(...keys: [string, ...string[]]): SealKeys {
  return { current: keys.at(-1) ?? '', former: keys.slice(0, -1), next: null };
}

export interface TestApp {
  services: Services;
  database: TestDatabase;
  clock: TestClock;
  /** Without a token, the client is a guest. */
  client(authToken?: string): TestClient;
  url: string;
  /** Builds the service anew on the same database, as after a crash. */
  restart(): void;
  close(): Promise<void>;
}

/** Starts the real app on its own port, with a clock that the test moves. Without `given`, it has its own database. */
export async function createTestApp(changes: Partial<Config> = {}, given?: TestDatabase): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const clock = createTestClock();
  // The sandbox calls the app back, so the port must be known before the app is created.
  const server = createServer().listen(0, '127.0.0.1');
  // The server must not close an idle connection at the moment a test uses it again.
  server.keepAliveTimeout = 10 * minute;
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const config = { ...testConfig, port, dataDir: database.env.DATA_DIR, ...changes };
  const { db } = database;
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const services: Services = {
    config,
    db,
    clock,
    sms: createSms({ db, clock, config, log }),
    mail: createDevelopmentMail(db, clock),
    catalog: createCatalog({ db, clock, config }),
    payments: createPayments({ db, clock, config }),
    log,
  };
  let answer = createApp(services).callback();
  server.on('request', (request, response) => answer(request, response));
  const url = `http://127.0.0.1:${port}`;
  return {
    services,
    database,
    clock,
    url,
    client: (authToken) => createClient(url, authToken),
    restart() {
      answer = createApp(services).callback();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.destroy();
    },
  };
}
