import { expect, test } from 'vitest';
import { newStaff } from '../../test/factories.ts';
import { differencesOf, discard, newMatching, resolve } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { requireRow } from '../../test/require-row.ts';
import { addDays } from '../calendar.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');

let today = '2025-01-01';
/** Each test has days of its own. */
function nextDay() {
  today = addDays(today, 1);
  return { from: today, to: today };
}

async function waiting(): Promise<string[]> {
  const { items, total } = await finance.client.ok('GET /admin/finance/matchings', { open: 'true' });
  const { openStatements } = await finance.client.ok('GET /admin/todo', {});
  expect(openStatements).toBe(total);
  return items.map(({ matchingId }) => matchingId);
}

async function match(lines: string[], of: { from: string; to: string }, channel?: 'wechat') {
  return (await newMatching(finance, lines, { ...of, channel: channel ?? 'alipay' })).matchingId;
}

async function note(matchingId: string, index: number) {
  const { differenceId } = requireRow((await differencesOf(finance, matchingId))[index]);
  return resolve(finance, differenceId, 'note');
}

test('a comparison waits no longer once a later one of its channel and days replaces it', async () => {
  const days = nextDay();
  const before = await waiting();
  const others = [
    await match(['wechat,1,'], days, 'wechat'),
    await match(['longer,1,'], { from: days.from, to: addDays(days.to, 1) }),
  ];
  const first = await match(['one,1,', 'two,2,'], days);
  expect(await waiting()).toEqual([first, ...others.toReversed(), ...before]);
  const second = await match(['one,1,'], days);
  expect(await waiting()).toEqual([second, ...others.toReversed(), ...before]);
  const { items } = await finance.client.ok('GET /admin/finance/matchings', { open: 'false' });
  expect(items).toMatchObject([{ matchingId: first, resolved: 0, replacedBy: second }]);
});

test('a later comparison without differences leaves nothing that waits', async () => {
  const days = nextDay();
  const before = await waiting();
  await match(['one,1,'], days);
  await match([], days);
  expect(await waiting()).toEqual(before);
});

test('a replaced comparison counts again, without what was resolved, when the later one is discarded', async () => {
  const days = nextDay();
  const before = await waiting();
  const first = await match(['one,1,', 'two,2,'], days);
  expect((await note(first, 0)).status).toBe('OK');
  const second = await match([], days);
  expect(await waiting()).toEqual(before);
  await discard(finance, second);
  expect(await waiting()).toEqual([first, ...before]);
  await note(first, 1);
  expect(await waiting()).toEqual(before);
});

test('discarding a replaced comparison changes nothing about the one that stands', async () => {
  const days = nextDay();
  const before = await waiting();
  const first = await match(['one,1,'], days);
  const second = await match(['one,1,', 'two,2,'], days);
  await discard(finance, first);
  expect(await waiting()).toEqual([second, ...before]);
  await discard(finance, second);
  expect(await waiting()).toEqual(before);
});

test('of two comparisons that are made at the same moment, the later one waits', async () => {
  // On SQLite each round starts a thread.
  for (let round = 0; round < 3; round += 1) {
    const days = nextDay();
    const before = await waiting();
    const made = await race(
      round,
      () => match(['one,1,'], days),
      () => match(['two,2,'], days),
    );
    const [later] = made.sort((a, b) => Number(b) - Number(a));
    expect(await waiting()).toEqual([later, ...before]);
  }
});

test('a comparison that is made while the one before is discarded waits alone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const days = nextDay();
    const before = await waiting();
    await match(['one,1,'], days);
    const second = await match(['two,2,'], days);
    const [third] = await race<[string, unknown]>(
      round,
      () => match(['three,3,'], days),
      () => discard(finance, second),
    );
    expect(await waiting()).toEqual([third, ...before]);
  }
});

test('a note is refused before the later comparison is discarded, and counted once after it, also at the same moment', async () => {
  for (let round = 0; round < 8; round += 1) {
    const days = nextDay();
    const before = await waiting();
    const first = await match(['one,1,', 'two,2,'], days);
    const second = await match(['three,3,'], days);
    const [discarded, noted] = await race<{ status: string; errorCode?: string | undefined }[]>(
      round,
      () => discard(finance, second),
      () => note(first, 0),
    );
    expect(discarded?.status).toBe('OK');
    if (noted?.status !== 'OK') {
      expect(noted?.errorCode).toBe('FIN015');
      await note(first, 0);
    }
    expect(await waiting()).toEqual([first, ...before]);
    await note(first, 1);
    expect(await waiting()).toEqual(before);
  }
});
