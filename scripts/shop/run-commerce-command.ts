import { spawn } from 'node:child_process';
import path from 'node:path';
import type { ShopEnvironment } from './environment.ts';
import { root } from './services.ts';

/** Since version 22.18, Node reads TypeScript itself, so that a container needs no tsx. */
const readTypeScript = Reflect.get(process.features, 'typescript') ? [] : ['--import', 'tsx'];

export function runCommerceCommand(
  name:
    | 'wallet-credit'
    | 'product-price'
    | 'staff-role'
    | 'staff-owner'
    | 'staff-reset-factors'
    | 'payments-check'
    | 'audit'
    | 'demo-year'
    | 'seal-key',
  args: readonly string[],
  env: ShopEnvironment,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const script = path.join(root, 'commerce/src/commands', `${name}.ts`);
    const child = spawn(process.execPath, [...readTypeScript, script, ...args], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
