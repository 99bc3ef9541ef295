import path from 'node:path';
import { addressOf, type ShopEnvironment } from './environment.ts';
import { logFolder } from './logs.ts';
import { openShop } from './open-shop.ts';
import { findPortTrouble } from './ports.ts';
import type { RunOptions } from './run-services.ts';
import { root } from './services.ts';

export interface OpeningPlan extends RunOptions {
  /** Must stop soon after the signal is aborted. */
  prepare?: (env: ShopEnvironment, signal: AbortSignal) => Promise<void>;
  /** While the shop opens, services warn that other services do not answer, so earlier lines are left out. */
  onLineOnceOpen?: RunOptions['onLine'];
}

/**
 * A signal such as Ctrl-C closes the shop, and so does the end of run.mjs, which started this script. The exit code is
 * then 0, or 1 if the shop can't be opened.
 */
export async function keepOpen(env: ShopEnvironment, plan: OpeningPlan): Promise<void> {
  const begin = Date.now();
  const interruption = new AbortController();
  // The terminal and run.mjs may both send the same signal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());
  process.on('disconnect', () => interruption.abort());
  try {
    const trouble = await findPortTrouble(env);
    if (trouble) throw new Error(trouble);
    await plan.prepare?.(env, interruption.signal);
    interruption.signal.throwIfAborted();
    console.log('Starting commerce, cms and web …');
    let open = false;
    const onLine: RunOptions['onLine'] = (name, line) => {
      plan.onLine?.(name, line);
      if (open) plan.onLineOnceOpen?.(name, line);
    };
    const shop = await openShop(env, {
      mode: plan.mode,
      onLine,
      signal: interruption.signal,
      onRestart: (sentence) => console.log(sentence),
    });
    open = true;
    console.log(announcement(env, (Date.now() - begin) / 1000));
    await whenInterrupted(interruption.signal);
    console.log('\nClosing the shop …');
    await shop.stop();
    console.log('Closed.');
    process.exit(0);
  } catch (error) {
    if (!interruption.signal.aborted) console.error(error instanceof Error ? error.message : error);
    process.exit(interruption.signal.aborted ? 0 : 1);
  }
}

function announcement(env: ShopEnvironment, seconds: number): string {
  const address = env.PUBLIC_URL ?? addressOf(env);
  const lines = ['', `The shop is open at ${address} (ready after ${seconds.toFixed(1)} s).`];
  if (env.APP_ENV === 'development') {
    lines.push(
      '  Demo member  13800138000 with password Demo-1234! and ¥20,000 in the wallet',
      '  Demo staff   13800138001 is Owner, 13800138002 is Finance, 13800138004 is Fulfilment,',
      '               13800138005 is Support; the same password',
      `  SMS codes    appear here and at ${address}/api/dev/outbox?phone=<number>`,
      `  E-mails      appear here and at ${address}/api/dev/mail?email=<address>`,
      `  CMS          ${address}/cms/admin, as ${env.CMS_ADMIN_EMAIL}, first password ${env.CMS_ADMIN_PASSWORD}`,
      '               as staff@junyao.example of the workshop, password Demo-1234!',
      `  Logs         ${shownPath(logFolder(env))}`,
    );
  }
  return [...lines, '  Ctrl-C closes the shop.', ''].join('\n');
}

function whenInterrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function shownPath(absolute: string): string {
  const relative = path.relative(root, absolute);
  return relative.startsWith('..') ? absolute : relative;
}
