import { smsScenes } from '../../contract/auth.ts';
import { own } from '../../contract/own.ts';
import { isSafeEndpoint } from '../is-safe-endpoint.ts';
import { noticeScenes, type SmsMessage } from './sms-provider.ts';

/** Two providers together answer before the browser gives up (15 s). */
export const answerMilliseconds = 5000;

/** Templates by scene. A scene with a language, such as `register.en`, is used for that language. */
export type Templates = Record<string, string>;

interface ProviderSettings {
  keyId: string;
  keySecret: string;
  /** The name of the shop that stands before each message (签名). */
  signature: string;
  templates: Templates;
  endpoint: string;
  answerMilliseconds: number;
}

export interface AliyunSettings extends ProviderSettings {
  provider: 'aliyun';
}

export interface TencentSettings extends ProviderSettings {
  provider: 'tencent';
  appId: string;
}

export type SmsSettings = AliyunSettings | TencentSettings;

const endpoints = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
} as const;

type ProviderName = keyof typeof endpoints;

/**
 * The first provider of `SMS_PROVIDERS` sends, the second stands by. Empty if the variable is not set.
 * @throws Error with one sentence that names the settings that are missing or wrong
 */
export function readSmsSettings(env: NodeJS.ProcessEnv): SmsSettings[] {
  const names = (env.SMS_PROVIDERS ?? '').split(',').map((name) => name.trim());
  const named = [...new Set(names.filter(Boolean))];
  for (const name of named) {
    if (!own(endpoints, name)) throw unfit(`set SMS_PROVIDERS to aliyun, tencent or both, not to ${name}`);
  }
  return named.map((name) => readProvider(name as ProviderName, env));
}

function readProvider(provider: ProviderName, env: NodeJS.ProcessEnv): SmsSettings {
  const variable = (name: string) => `${provider.toUpperCase()}_SMS_${name}`;
  const needed = [
    'KEY_ID',
    'KEY_SECRET',
    'SIGNATURE',
    'TEMPLATES',
    ...(provider === 'tencent' ? ['APP_ID'] : []),
  ];
  // The guides have the sign … where a value belongs.
  const missing = needed.map(variable).filter((name) => ['', '…'].includes(own(env, name) ?? ''));
  if (missing.length > 0) throw unfit(`set ${missing.join(', ')}`);
  const read = (name: string) => own(env, variable(name)) ?? '';
  const settings = {
    keyId: read('KEY_ID'),
    keySecret: read('KEY_SECRET'),
    signature: read('SIGNATURE'),
    templates: readTemplates(variable('TEMPLATES'), read('TEMPLATES')),
    endpoint: readEndpoint(variable('ENDPOINT'), read('ENDPOINT') || endpoints[provider]),
    answerMilliseconds,
  };
  return provider === 'tencent'
    ? { provider, ...settings, appId: read('APP_ID') }
    : { provider, ...settings };
}

/** One template for all codes, such as `SMS_1`, or one for each scene, such as `register=SMS_1,…`. Notices need none. */
function readTemplates(name: string, text: string): Templates {
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.length > 1 && !text.includes('='))
    throw unfit(`${name} has several templates: name the scene of each, as in register=…`);
  if (!text.includes('=')) return Object.fromEntries(smsScenes.map((scene) => [scene, text.trim()]));
  const templates = Object.fromEntries(entries.map((entry) => entry.split('=').map((part) => part.trim())));
  const known = [...smsScenes, ...noticeScenes].flatMap((scene) => [scene, `${scene}.zh`, `${scene}.en`]);
  const wrong = Object.keys(templates).find((key) => !known.includes(key) || !own(templates, key));
  if (wrong) throw unfit(`${name} can't be read at ${wrong}`);
  const missing = smsScenes.filter((scene) => !own(templates, scene));
  if (missing.length > 0) throw unfit(`add ${missing.join(', ')} to ${name}`);
  return templates;
}

/** Codes travel in clear text without TLS. */
function readEndpoint(name: string, address: string): string {
  if (isSafeEndpoint(address)) return new URL(address).origin;
  throw unfit(`set ${name} to an address with https://`);
}

function unfit(what: string): Error {
  return new Error(`${what} (see .env.example)`);
}

/** Empty for a notice without a template. */
export function templateFor(
  templates: Templates,
  scene: SmsMessage['scene'],
  language: SmsMessage['language'],
): string {
  return own(templates, `${scene}.${language}`) ?? own(templates, scene) ?? '';
}
