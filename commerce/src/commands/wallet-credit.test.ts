import { describe, expect, test } from 'vitest';
import { createTestApp, sealKeys } from '../../test/create-test-app.ts';
import { postCredit, proposeCredit, rejectCredit } from '../../test/credits.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { runCommandLine } from '../../test/run-command-line.ts';
import { sealRows } from '../audit/seal.ts';
import { creditByCommand } from '../credits/credit-by-command.ts';
import { transaction } from '../db/transaction.ts';

const app = await openShop();
const finance = await newStaff(app, 'Finance');

const run = (command: string, ...args: string[]) => runCommandLine(app.database, command, ...args);
const secrets = ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'SMS_PEPPER', 'AUDIT_SEAL_KEY'];
/** Secrets of development begin with `dev-`. */
const ofDevelopment = Object.fromEntries(secrets.map((name) => [name, `dev-${'a'.repeat(40)}`]));
const tryOut = (...args: string[]) =>
  runCommandLine({ env: { ...app.database.env, ...ofDevelopment } }, 'wallet-credit', ...args);

describe('a credit by the command', () => {
  test('with the same reference is credited once, and refused for a different amount', async () => {
    const { phone, userId, client } = await newMember(app);
    const first = await tryOut(phone, '10', 'slip-1');
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('¥10.00') });
    expect(first.said).toMatch(/credited to \d+\n$/);
    const again = { code: 0, said: `${first.said.trim()} before; nothing more was credited\n` };
    expect(await tryOut(phone, '10', 'slip-1')).toEqual(again);
    expect(await tryOut(phone, '10', 'slip-1 ')).toEqual(again);
    expect(await tryOut(phone, '20', 'slip-1')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^This reference was used before, .+ \(SYS008\)\n$/),
    });
    expect(await tryOut('13999999999', '10', 'slip-1')).toEqual({
      code: 1,
      said: 'No member has this phone (SYS006)\n',
    });
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(10);
    const rows = await readLog(app.services.db, { object: `wallet:${userId}` });
    expect(rows).toMatchObject([{ actor: 'cli', action: 'credits/propose', before: 'null' }]);
    expect(JSON.parse(rows[0]?.after ?? '')).toMatchObject({
      amount: 10,
      reference: 'slip-1',
      status: 'POSTED',
    });
  });

  test('is credited once for simultaneous calls with the same reference, even for different members', async () => {
    const { db } = app.services;
    const approvalFen = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await newMember(app), await newMember(app)];
      const money = { amountFen: 1000, reason: '', reference: `round-${round}`, approvalFen, at: 1 };
      const outcomes = await Promise.all(
        [one, other, one, other].map(({ phone }) =>
          transaction(db, (trx) => creditByCommand(trx, { ...money, phone })).then(
            ({ isNew }) => (isNew ? 'credited' : 'repeated'),
            ({ errorName }) => errorName,
          ),
        ),
      );
      expect(outcomes.sort()).toEqual(['credited', 'repeated', 'requestIdReused', 'requestIdReused']);
      const credits = await db('deposits').whereIn('userId', [one.userId, other.userId]);
      expect(credits).toMatchObject([{ amountFen: 1000 }]);
    }
  });

  test.each([['-5'], ['0'], ['1.234'], ['ten']])('with the amount %s prints the usage', async (amount) => {
    const { phone, client } = await newMember(app);
    expect(await tryOut(phone, amount)).toMatchObject({
      code: 2,
      said: expect.stringContaining('usage:'),
    });
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(0);
  });
});

describe('a credit by the command in a shop with customers', () => {
  const serve = (...args: string[]) =>
    runCommandLine({ env: { ...app.database.env, APP_ENV: 'production' } }, 'wallet-credit', ...args);
  const because = ['--reason', 'cash at the door'];
  const waitingOf = async (userId: string) =>
    (await finance.client.ok('GET /admin/wallets/detail', { userId })).waiting;
  const ledgerOf = (search: string) => finance.client.ok('GET /admin/finance/query', { member: search });

  test('needs a reference and a reason, which is stored in the log and in the ledger', async () => {
    const { phone, userId } = await newMember(app);
    for (const args of [[], ['slip-2'], because, ['slip-2', '--reason', ''], [' ', ...because]]) {
      expect(await serve(phone, '10', ...args)).toMatchObject({
        code: 2,
        said: expect.stringContaining('usage:'),
      });
    }
    expect((await serve(phone, '10', 'slip-2', ...because)).code).toBe(0);
    const log = await readLog(app.services.db, { object: `wallet:${userId}` });
    expect(log).toMatchObject([{ actor: 'cli', reason: 'cash at the door' }]);
    expect((await ledgerOf(phone)).items).toMatchObject([
      { in: 10, channel: 'manual', actor: 'cli', reason: 'cash at the door' },
    ]);
  });

  test('needs a second person from the limit on, and a repeated call prints the decision', async () => {
    const { phone, userId, client } = await newMember(app);
    const proposed = await serve(phone, '5000', 'slip-3', ...because);
    expect(proposed).toMatchObject({ code: 0, said: expect.stringContaining('waits in the admin area') });
    expect(await serve(phone, '5000', 'slip-3', ...because)).toEqual(proposed);
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(0);
    const [waiting] = await waitingOf(userId);
    expect(waiting).toMatchObject({ amount: 5000, proposedBy: null, reason: 'cash at the door' });
    expect((await postCredit(finance, waiting?.creditId ?? '')).httpStatus).toBe(200);
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(5000);
    expect((await serve(phone, '5000', 'slip-3', ...because)).said).toMatch(/^JT\d{18}: ¥5000.00 credited/);
  });

  test('needs reference, reason and second person even if the environment is still set to development', async () => {
    const { phone, client } = await newMember(app);
    const forgot = (...args: string[]) => run('wallet-credit', phone, '80000', ...args);
    expect((await forgot()).code).toBe(2);
    expect((await forgot('slip-5')).code).toBe(2);
    expect((await forgot('slip-5', ...because)).said).toContain('waits in the admin area');
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(0);
  });

  test('that a second person rejected says so when it is repeated', async () => {
    const { phone, userId } = await newMember(app);
    await serve(phone, '9000', 'slip-4', ...because);
    const [waiting] = await waitingOf(userId);
    await rejectCredit(finance, waiting?.creditId ?? '');
    expect((await serve(phone, '9000', 'slip-4', ...because)).said).toContain('was rejected');
  });

  test('counts together with other credits by the command toward the limit, and not with those of staff', async () => {
    const { phone, userId, client } = await newMember(app);
    await proposeCredit(finance, { userId }, { amount: 4000 });
    expect((await serve(phone, '3000', 'slip-6', ...because)).said).toContain('credited');
    expect((await serve(phone, '2000', 'slip-7', ...because)).said).toContain('waits in the admin area');
    expect((await client.ok('GET /wallet/query', {})).balance).toBe(7000);
  });
});

test('in a trial shop, a credit by the command is credited at once, however large', async () => {
  const { phone, client } = await newMember(app);
  expect((await tryOut(phone, '50000')).said).toContain('credited');
  expect((await client.ok('GET /wallet/query', {})).balance).toBe(50_000);
});

test("a shop whose data is sealed with another key than the command's is not a trial shop", async () => {
  const own = `dev-${'b'.repeat(40)}`;
  const shop = await createTestApp({ sealKeys: sealKeys(own) });
  const { phone, client } = await newMember(shop, { balance: 10 });
  await sealRows(shop.services.db, shop.services.config);
  const credit = (AUDIT_SEAL_KEY: string) => {
    const env = { ...shop.database.env, ...ofDevelopment, AUDIT_SEAL_KEY };
    return runCommandLine({ env }, 'wallet-credit', phone, '80000');
  };
  expect((await credit(`dev-${'a'.repeat(40)}`)).code).toBe(2);
  expect((await client.ok('GET /wallet/query', {})).balance).toBe(10);
  expect((await credit(own)).said).toContain('credited');
  await shop.close();
});
