import { afterAll, describe, expect, it, vi } from 'vitest';
import { cms } from '../../test/cms.ts';
import { readToken } from '../../test/environment.ts';
import { ensureReadToken } from './ensure-read-token.ts';

const hour = 60 * 60 * 1000;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describe('the read token', () => {
  afterAll(async () => {
    Object.assign(process.env, { CMS_READ_TOKEN: readToken, CMS_READ_TOKEN_OLD: '' });
    await ensureReadToken((await cms()).strapi);
  });

  it('and a former one both open the content until the time of the former one', async () => {
    expect(await statusesAfterStart(`${readToken} ${at(hour)}`)).toEqual([200, 200]);
    expect(await statusesAfterStart(`${readToken} ${at(2000)}`)).toEqual([200, 200]);
    // No service starts again here: Strapi itself refuses a token whose time is over.
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 401]), { timeout: 10_000 });
    expect(await statusesAfterStart(`${readToken} ${at(-hour)}`)).toEqual([200, 401]);
  });

  it('is the only one in the database once the former one is gone from the settings', async () => {
    await statusesAfterStart(`${readToken} ${at(hour)}`);
    expect(await statusesAfterStart('')).toEqual([200, 401]);
    const { strapi } = await cms();
    const names = await strapi.db.query('admin::api-token').findMany({ select: ['name'] });
    expect(names.map(({ name }) => name)).toEqual(['Storefront (read only)']);
  });
});

async function statusesAfterStart(old: string): Promise<number[]> {
  Object.assign(process.env, {
    CMS_READ_TOKEN: 'the-new-token-of-a-rotation-0123456789',
    CMS_READ_TOKEN_OLD: old,
  });
  await ensureReadToken((await cms()).strapi);
  return statuses();
}

async function statuses(): Promise<number[]> {
  const { read } = await cms();
  const ask = async (token: string) => (await read('artworks', { Authorization: `Bearer ${token}` })).status;
  return [await ask('the-new-token-of-a-rotation-0123456789'), await ask(readToken)];
}
