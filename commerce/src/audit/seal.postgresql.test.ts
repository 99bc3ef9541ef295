import { expect, test } from 'vitest';
import { config, log, openChains } from '../../test/sealed-chains.ts';
import { sealRows } from './seal.ts';

const { db, logRows, findings } = await openChains();

test('a row that commits after later rows were sealed is sealed too', async () => {
  const late = await db.transaction();
  await log(late, 'test/late');
  await logRows(2);
  await sealRows(db, config);
  await late.commit();
  await sealRows(db, config);
  expect(await db('seals').where({ chain: 'log' }).orderBy('seq').pluck('seq')).toEqual([1, 2, 3]);
  const last = await db('seals').where({ chain: 'log', seq: 3 }).first('subject');
  const rows = await db('auditLog').where({ id: Number(last?.subject) });
  expect(rows).toMatchObject([{ action: 'test/late' }]);
  expect(await findings()).toEqual([]);
});
