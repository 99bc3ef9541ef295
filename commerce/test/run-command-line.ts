import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { testConfig } from './create-test-app.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * Runs a command in its own process, on the database of the test. APP_ENV is `development`, unless the `env` of the
 * database says otherwise.
 */
export async function runCommandLine(
  database: { env: Record<string, string> },
  command: string,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const secrets = {
    INTERNAL_TOKEN: testConfig.internalToken,
    CMS_READ_TOKEN: testConfig.cmsReadToken,
    SMS_PEPPER: testConfig.smsPepper,
    AUDIT_SEAL_KEY: testConfig.auditSealKey,
  };
  const env = { ...process.env, APP_ENV: 'development', ...secrets, ...database.env };
  const file = path.join(root, 'src/commands', `${command}.ts`);
  return promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: `${error.stdout}${error.stderr}` }),
  );
}
