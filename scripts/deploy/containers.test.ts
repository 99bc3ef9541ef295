import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../shop/services.ts';
import { settingsWithSecrets } from './settings-with-secrets.ts';

interface Container {
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  restart?: string;
  build?: { args?: unknown };
  environment: Record<string, string>;
}

const file = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const { services }: { services: Record<string, Container> } = parse(file, { merge: true });

test.each(Object.keys(services))('%s can write to its volumes alone, and has limits', (name) => {
  expect(services[name]).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.any(String),
    pids_limit: expect.any(Number),
    restart: 'always',
  });
});

const shared = ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET'].flatMap((name) => [
  name,
  `${name}_OLD`,
]);
const ofCms = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
  'CMS_ADMIN_PASSWORD',
];
const ofCommerce = [
  ...['SMTP_URL', 'ALIYUN_SMS_KEY_SECRET', 'TENCENT_SMS_KEY_SECRET'],
  ...['SMS_PEPPER', 'SMS_PEPPER_OLD'],
  ...['AUDIT_SEAL_KEY', 'AUDIT_SEAL_KEY_OLD', 'AUDIT_SEAL_KEY_NEXT'],
];
const ofPayments = [
  ...['WECHAT_PRIVATE_KEY', 'WECHAT_API_V3_KEY', 'WECHAT_APP_SECRET'],
  ...['ALIPAY_PRIVATE_KEY', 'UNIONPAY_PRIVATE_KEY'],
];

/** The audit reads the settings of commerce, but sends no mail and shows no drafts. */
const unknownToBackups = ['SMTP_URL', 'PREVIEW_SECRET', 'PREVIEW_SECRET_OLD'];

test.each([
  ['caddy', []],
  ['postgres', ['PGPASSWORD']],
  ['web', shared],
  ['cms', ['PGPASSWORD', ...shared, ...ofCms]],
  ['commerce', ['PGPASSWORD', ...shared, ...ofCommerce, ...ofPayments]],
  [
    'backups',
    [
      ...['RESTIC_REPOSITORY', 'RESTIC_PASSWORD', 'AWS_SECRET_ACCESS_KEY'],
      ...['PGPASSWORD', ...shared, ...ofCommerce].filter((name) => !unknownToBackups.includes(name)),
    ],
  ],
])('%s gets only the secrets that it uses', (name, used) => {
  const { environment = {} } = services[name] ?? {};
  // The file sets these without a password.
  const fixed = ['DATABASE_URL', 'CMS_DATABASE_URL'];
  const left = settingsWithSecrets.filter(
    (setting) => environment[setting] !== '' && !fixed.includes(setting),
  );
  expect(left.sort()).toEqual([...used].sort());
});

test('no image has a secret: the Dockerfile takes no arguments, and sets no variable of the settings but a folder', () => {
  const lines = readFileSync(path.join(root, 'Dockerfile'), 'utf8').split('\n');
  expect(lines.filter((line) => /^\s*ARG\b/i.test(line))).toEqual([]);
  const named = settingsWithSecrets.filter((name) => lines.some((line) => line.includes(name)));
  expect(named).toEqual(['RESTIC_REPOSITORY']);
  expect(lines.filter((line) => line.includes('RESTIC_REPOSITORY'))).toEqual([
    'ENV RESTIC_REPOSITORY=/backups',
  ]);
});

test('no settings or data of the folder get into an image, and the file for Compose names no value of a secret', () => {
  const rules = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  expect(rules.find((rule) => !rule.startsWith('#'))).toBe('*');
  expect(rules.at(-1)).toBe('**/*.env');
  const withoutPassword = ['DATABASE_URL', 'CMS_DATABASE_URL'];
  for (const [name, { build, environment = {} }] of Object.entries(services)) {
    expect(build?.args, name).toBeUndefined();
    for (const setting of settingsWithSecrets.filter((each) => !withoutPassword.includes(each)))
      expect(environment[setting] ?? '', setting).toBe('');
  }
});
