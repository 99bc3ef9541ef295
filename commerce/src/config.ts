import path from 'node:path';
import { z } from 'zod';
import { toFen } from '../contract/money.ts';
import { readSecret, type Secret } from '../contract/secret.ts';
import { rechargeAmounts } from '../contract/wallet.ts';
import { readSmsSettings, type SmsSettings } from './sms/sms-settings.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const ceiling = z.coerce.number().min(rechargeAmounts.min).multipleOf(0.01).optional();

/** An empty variable counts as unset. */
const environment = z.object({
  APP_ENV: z.enum(['development', 'production']),
  HOST_COMMERCE: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  COMMERCE_PORT: port.default(3001),
  CMS_PORT: port.default(1337),
  METRICS_HOST: z.string().default('127.0.0.1'),
  COMMERCE_METRICS_PORT: port.optional(),
  COMMERCE_PROXIES: z.coerce.number().int().min(0).max(9).default(1),
  COMMERCE_URL: z.url().optional(),
  CMS_URL: z.url().optional(),
  WEB_URL: z.url().optional(),
  DATA_DIR: z.string().default(path.resolve(import.meta.dirname, '../../.data')),
  DATABASE_URL: z.url().optional(),
  PUBLIC_URL: z.url().optional(),
  INTERNAL_TOKEN: z.string().min(32),
  CMS_READ_TOKEN: z.string().min(32),
  SMS_PEPPER: z.string().min(32),
  AUDIT_SEAL_KEY: z.string().min(32),
  PREVIEW_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  ORDER_PAYMENT_MINUTES: z.coerce.number().positive().max(1440).default(30),
  PAYMENT_PROVIDER: z.enum(['manual', 'sandbox']).default('manual'),
  RECHARGE_APPROVAL_YUAN: z.coerce.number().min(0).multipleOf(0.01).default(5000),
  RECHARGE_CEILING_YUAN: ceiling,
  BALANCE_CEILING_YUAN: ceiling,
  LIMITS: z.enum(['on', 'off']).default('on'),
  RESTIC_REPOSITORY: z.string().optional(),
});

const secrets = ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'SMS_PEPPER', 'AUDIT_SEAL_KEY'] as const;

export interface Config {
  appEnv: 'development' | 'production';
  /** All secrets are development secrets. APP_ENV alone does not decide: it may be set wrongly in a real shop. */
  isForTrying: boolean;
  host: string;
  port: number;
  /** Proxies before this service. Each adds the address of its caller to X-Forwarded-For. */
  proxies: number;
  /** Null if the metrics are not served. */
  metrics: { host: string; port: number } | null;
  /** The PostgreSQL database; null for SQLite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  cmsUrl: string;
  /** Scheme, host and port, as visitors see them. */
  publicUrl: string;
  webUrl: string;
  internalToken: Secret;
  cmsReadToken: Secret;
  smsPepper: Secret;
  /** The first sends, the next stands by. */
  sms: SmsSettings[];
  sealKeys: SealKeys;
  /** Signs the addresses of previews; null if there are none. */
  previewSecret: Secret | null;
  /** Null without a mail server. */
  smtp: { url: string; from: string } | null;
  orderPaymentMinutes: number;
  /** Serves the channels without a provider of their own. With `manual`, staff confirm the payments. */
  paymentProvider: 'manual' | 'sandbox';
  /** From this amount on, a recharge by staff needs a second person. */
  rechargeApprovalFen: number;
  /** What members may recharge at once and own; infinite for a shop that sets none. */
  ceilings: { rechargeFen: number; balanceFen: number };
  limits: boolean;
  hasBackups: boolean;
}

/**
 * Seal log and ledger. With another key nothing is sealed, and the check reports all earlier rows as changed. Plain data,
 * because threads get it.
 */
export interface SealKeys {
  current: string;
  /** Oldest first. They only verify what was sealed before their hand-over. */
  former: string[];
  /** The key that `npm run rotate` is handing the chains over to. */
  next: string | null;
}

/** @throws Error with one sentence that says which variable is missing or wrong */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new Error(`commerce cannot start: set ${names.join(', ')} (see .env.example)`);
  }
  const value = parsed.data;
  refuseDevelopmentInProduction(value);
  return {
    appEnv: value.APP_ENV,
    isForTrying: value.APP_ENV === 'development' && secrets.every((name) => isOfDevelopment(value[name])),
    host: value.HOST_COMMERCE,
    port: value.COMMERCE_PORT,
    proxies: value.COMMERCE_PROXIES,
    metrics: value.COMMERCE_METRICS_PORT
      ? { host: value.METRICS_HOST, port: value.COMMERCE_METRICS_PORT }
      : null,
    databaseUrl: value.DATABASE_URL ?? null,
    dataDir: path.resolve(value.DATA_DIR),
    publicUrl: new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).origin,
    cmsUrl: value.CMS_URL ?? `http://127.0.0.1:${value.CMS_PORT}`,
    webUrl: value.WEB_URL ?? `http://127.0.0.1:${value.PORT}`,
    internalToken: readSecret(given, 'INTERNAL_TOKEN'),
    cmsReadToken: readSecret(given, 'CMS_READ_TOKEN'),
    smsPepper: readSecret(given, 'SMS_PEPPER'),
    sms: readSmsSettings(given),
    sealKeys: readSealKeys(given),
    previewSecret: value.PREVIEW_SECRET ? readSecret(given, 'PREVIEW_SECRET') : null,
    smtp: readSmtp(value),
    orderPaymentMinutes: value.ORDER_PAYMENT_MINUTES,
    paymentProvider: value.PAYMENT_PROVIDER,
    rechargeApprovalFen: toFen(value.RECHARGE_APPROVAL_YUAN),
    ceilings: {
      rechargeFen: readCeiling(value.RECHARGE_CEILING_YUAN),
      balanceFen: readCeiling(value.BALANCE_CEILING_YUAN),
    },
    limits: value.LIMITS === 'on',
    hasBackups: value.APP_ENV === 'production' || value.RESTIC_REPOSITORY !== undefined,
  };
}

/** Not for commands, which send nothing. @throws Error with one sentence if a shop with customers has no provider */
export function requireSms({ appEnv, sms }: Pick<Config, 'appEnv' | 'sms'>): void {
  if (appEnv === 'development' || sms.length > 0) return;
  throw new Error(
    'commerce cannot start: set SMS_PROVIDERS, or nobody can register or pay (see .env.example)',
  );
}

function readCeiling(yuan: number | undefined): number {
  return yuan === undefined ? Number.POSITIVE_INFINITY : toFen(yuan);
}

function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof environment>): Config['smtp'] {
  if (!url) return null;
  if (!from) throw new Error('commerce cannot start: set MAIL_FROM (see .env.example)');
  return { url, from };
}

function readSealKeys(env: NodeJS.ProcessEnv): SealKeys {
  return {
    current: env.AUDIT_SEAL_KEY ?? '',
    former: (env.AUDIT_SEAL_KEY_OLD ?? '').split(/[\s,]+/).filter(Boolean),
    next: env.AUDIT_SEAL_KEY_NEXT ?? null,
  };
}

/** `npm start` makes such secrets. Production refuses them. */
function isOfDevelopment(secret: string): boolean {
  return secret.startsWith('dev-');
}

function refuseDevelopmentInProduction(value: z.output<typeof environment>): void {
  if (value.APP_ENV !== 'production') return;
  if (value.LIMITS === 'off') throw new Error('commerce cannot start: LIMITS=off is for tests only');
  if (value.PAYMENT_PROVIDER === 'sandbox') {
    throw new Error('commerce cannot start: PAYMENT_PROVIDER=sandbox is for development only');
  }
  const unfit = secrets.find((name) => isOfDevelopment(value[name]));
  if (unfit) throw new Error(`commerce cannot start: ${unfit} is a development secret`);
}
