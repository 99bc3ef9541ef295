import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ShopEnvironment } from '../../scripts/shop/environment.ts';
import { root } from '../../scripts/shop/services.ts';

export async function runCommand(
  env: ShopEnvironment,
  name: 'audit' | 'wallet-credit' | 'product-price' | 'staff-role',
  ...args: string[]
): Promise<void> {
  const script = `commerce/dist/src/commands/${name}.js`;
  await promisify(execFile)(process.execPath, [script, ...args], { cwd: root, env });
}
