import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../test/compile.ts';

/** Each of these lines contains one type error. */
const wrong = [
  "db('order')",
  "db('orders').select('payableUntl')",
  "db('orders').select('payableUntl as until')",
  "db('orders').first('orderNo', 'payableUntl')",
  "db('orders').where({ payableUntl: 1 })",
  "db('orders').where({ status: 'PAYED' })",
  "db('orders').where('payableUntl', '<', 1)",
  "db('orders').where('payableUntil', '<', '2026-01-01')",
  "db('orders').where((either) => either.where({ payableUntl: 1 }))",
  "db('orders').whereIn('status', ['PAYED'])",
  "db('orders').whereIn('payableUntil', db('holds').select('orderNo'))",
  "db('orders').whereNull('payableUntl')",
  "db('orders').orderBy('payableUntl')",
  "db('orders').max({ last: 'payableUntl' })",
  "db('orders').update({ payableUntl: 1 })",
  "db('orders').update({ payableUntil: '1' })",
  "db('orders').update({ status: 'PAID' }).returning('payableUntl')",
  "db('orders').increment('payableUntl')",
  "db('holds').insert({ orderNo: '', productCode: '', quantity: 1 })",
  "db('holds').insert({ orderNo: '', productCode: '', quantity: 1, heldUntl: 1 })",
  "db('holds').insert({ orderNo: '', productCode: '', quantity: 1, heldUntil: '1' })",
  "db('holds').insert(hold).onConflict('heldUntl').ignore()",
  "db('orderTimeline').update({ reason: '' })",
  "db('orders').join('hold', 'holds.orderNo', 'orders.orderNo')",
  "db('orders').join('holds', 'holds.orderNumber', 'orders.orderNo')",
  "db('orders').join('holds', 'holds.orderNo', 'orders.orderNo').select('orderNo')",
  "db('orders').join('holds', 'holds.orderNo', 'orders.orderNo').select('holds.heldUntl')",
  "db('products').where({ listed: 'yes' })",
  "db('orderLines').pluck('orderNo')",
  "column('orders.payableUntl')",
  "db.ref('orders.payableUntl')",
  "(await db('orders').select('orderNo'))[0]?.status",
  "const text: string | undefined = (await db('orders').first('payableUntil'))?.payableUntil",
  "const product: Product = (await db('products'))[0] ?? never",
  "const [last]: { at: number }[] = await db('orders').max({ at: 'paidAt' })",
  'const shipment: { carrier: string }[] = await shipped',
];

const right = [
  "const rows: { orderNo: string; until: number }[] = await db('orders').select('orderNo', 'payableUntil as until')",
  "const row: { status: OrderStatus } | undefined = await db('orders').where('payableUntil', '<', 1).first('status')",
  'const shipment: { orderNo: string; carrier: string | null }[] = await shipped',
  "const rows: Row<'orders'>[] = await db('orders').where({ status: 'PAID' }).orderBy('payableUntil')",
  "const [{ id }] = await db('outboxEvents').insert({ tag: '', createdAt: 1 }).returning('id')",
  "const changed: number = await db('orders').update({ payableUntil: db.raw('payable_until + 1') })",
  "const counted: { total: number }[] = await db('orders').count({ total: '*' })",
];

const head = `
import type { OrderStatus } from '../../contract/states.ts';
import type { Product } from '../catalog/product.ts';
import type { Db } from './db.ts';
import { column, type NewRow, type Row } from './tables.ts';
declare const db: Db;
declare const never: never;
declare const hold: NewRow<'holds'>;
const shipped = db('orders')
  .leftJoin('shipments', 'shipments.orderNo', 'orders.orderNo')
  .select('orders.orderNo', 'shipments.carrier');
`;

let refused: Set<string>;
beforeAll(() => {
  const file = path.join(import.meta.dirname, 'example.ts');
  const lines = [...wrong, ...right].map((line) => `{ ${line}; }`);
  const program = compile(file, `${head}${lines.join('\n')}\nexport {};\n`);
  const example = program.getSourceFile(file);
  if (!example) throw new Error('the example was not compiled');
  const before = head.split('\n').length - 1;
  const at = ({ start }: ts.Diagnostic) =>
    ts.getLineAndCharacterOfPosition(example, start ?? 0).line - before;
  refused = new Set(
    program.getSemanticDiagnostics(example).map((error) => [...wrong, ...right][at(error)] ?? ''),
  );
}, 60_000);

describe('does not compile', () => {
  test.each(wrong)('%s', (line) => {
    expect(refused).toContain(line);
  });
});

describe('compiles', () => {
  test.each(right)('%s', (line) => {
    expect(refused).not.toContain(line);
  });
});

test('nothing else is refused', () => {
  expect(refused.size).toBe(wrong.length);
});
