import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../../commerce/src/auth/password.ts';
import { newStaff } from '../../../commerce/test/factories.ts';
import type { Work } from './keep-paying-late.ts';

/** Drafts are read from the CMS each time, with the read token and the secret of previews. */
export async function keepPreviewing({ shop, productCode, address, tally, signal }: Work): Promise<void> {
  const { client } = await newStaff(shop, 'Owner');
  const signed: string[] = [];
  while (!signal.aborted) {
    const answer = await tally.request('sign preview', () =>
      client.ok('GET /admin/products/preview', { productCode }),
    );
    if (answer?.preview) signed.push(answer.preview.path);
    // The address that was signed last, and one that was signed several restarts ago.
    for (const path of [signed.at(-1), signed.at(-Math.min(signed.length, 60))]) {
      if (path) await tally.request('GET preview', () => read(address + path));
    }
    await wait(1000);
  }
}

async function read(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(String(answer.status));
}

/** The secret of the authenticator app was encrypted before the first rotation. A code counts once in 30 seconds. */
export async function keepProving({ shop, tally, signal }: Work): Promise<void> {
  const staff = await newStaff(shop, 'Owner');
  const passwordHash = await hashPassword('Kiln-1300!');
  await shop.services.db('users').where({ id: staff.userId }).update({ passwordHash });
  const { secret } = await staff.client.ok('POST /userinfo/second_factor/totp/begin', {});
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await staff.client.ok('POST /userinfo/second_factor/totp/add', { code: app.generate() });
  while (!signal.aborted) {
    await wait(31_000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const proof = { kind: 'totp', code: app.generate() } as const;
    await tally.request('prove', () => staff.client.ok('POST /userinfo/second_factor/confirm', { proof }));
  }
}
