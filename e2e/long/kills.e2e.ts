import { expect } from '@playwright/test';
import { testWithOwnShop } from '../support/own-shop.ts';
import { rawGet } from '../support/raw-get.ts';

const test = testWithOwnShop();

test('commerce is killed six times within 40 s: pages answer throughout, and orders work again within 60 s', async ({
  ownShop,
  baseURL,
  api,
  newPiece,
  newMember,
}) => {
  const { productCode } = await newPiece(300);
  const member = await newMember();
  const pages = ['/', '/artworks', `/artworks/${productCode}`];
  const statusOf = async (page: string) => (await rawGet(baseURL + page)).status;

  const statuses: number[] = [];
  let visiting = true;
  async function visitPages(): Promise<void> {
    while (visiting) {
      for (const page of pages) statuses.push(await statusOf(page));
    }
  }
  const visits = visitPages();

  const begin = Date.now();
  let killed: number | undefined;
  for (let kills = 0; kills < 6; kills += 1) {
    await expect.poll(() => ownShop.service('commerce').pid, { timeout: 30_000 }).not.toBe(killed);
    const commerce = ownShop.service('commerce');
    killed = commerce.pid;
    process.kill(Number(killed), 'SIGKILL');
    await commerce.ended;
  }
  const lastKill = Date.now();
  expect(lastKill - begin).toBeLessThan(40_000);

  await expect.poll(() => statusOf('/api/ready'), { timeout: 60_000 }).toBe(200);
  await api.order(member, productCode);
  expect(Date.now() - lastKill).toBeLessThan(60_000);

  visiting = false;
  await visits;
  expect(new Set(statuses)).toEqual(new Set([200]));
});
