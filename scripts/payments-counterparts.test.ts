import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './shop/services.ts';

test('counterparts of payment providers are never opened in production', () => {
  const script = path.join(root, 'scripts/payments-counterparts.ts');
  const env = { ...process.env, APP_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, env });
  expect({ status, said: String(stderr) }).toMatchObject({
    ...{ status: 1, said: expect.stringContaining('never opened in production') },
  });
});
