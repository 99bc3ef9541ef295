import { expect, test } from 'vitest';
import { settingsWithSecrets } from './settings-with-secrets.ts';
import { readUnit } from './unit.ts';

const withFormer = (...names: string[]) => names.flatMap((name) => [name, `${name}_OLD`]);
const shared = withFormer('INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET');

test.each([
  ['web', shared],
  [
    'commerce',
    [
      ...[...shared, ...withFormer('SMS_PEPPER', 'AUDIT_SEAL_KEY'), 'DATABASE_URL', 'PGPASSWORD'],
      'AUDIT_SEAL_KEY_NEXT',
      ...['ALIYUN_SMS_KEY_SECRET', 'TENCENT_SMS_KEY_SECRET', 'SMTP_URL'],
      ...['WECHAT_PRIVATE_KEY', 'WECHAT_API_V3_KEY', 'WECHAT_APP_SECRET'],
      ...['ALIPAY_PRIVATE_KEY', 'UNIONPAY_PRIVATE_KEY'],
    ],
  ],
  [
    'cms',
    [
      ...[...shared, 'CMS_DATABASE_URL', 'PGPASSWORD', 'CMS_ADMIN_PASSWORD'],
      ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
    ],
  ],
  [
    'backup',
    [
      ...['DATABASE_URL', 'CMS_DATABASE_URL', 'PGPASSWORD'],
      ...['RESTIC_REPOSITORY', 'RESTIC_PASSWORD', 'AWS_SECRET_ACCESS_KEY'],
    ],
  ],
])('%s gets only the secrets that it uses', (service, used) => {
  const unset = readUnit(`junyao-${service}.service`).words('UnsetEnvironment');
  const left = settingsWithSecrets.filter((name) => !unset.includes(name));
  expect(left.sort()).toEqual([...used].sort());
});

test.each(['commerce', 'cms', 'web'])('%s does not see the history of the repository', (service) => {
  const hidden = readUnit(`junyao-${service}.service`).words('InaccessiblePaths');
  expect(hidden).toEqual(['-/opt/junyao/.git']);
});
