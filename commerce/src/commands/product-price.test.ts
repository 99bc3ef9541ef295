import { expect, test } from 'vitest';
import { newPiece } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { runCommandLine } from '../../test/run-command-line.ts';

const app = await openShop();
const run = (command: string, ...args: string[]) => runCommandLine(app.database, command, ...args);

test('a price set by the command takes effect at once and adds a row to the log', async () => {
  const code = await newPiece(app, { price: 100 });
  expect((await run('product-price', code, '90', '80')).code).toBe(0);
  const [offer] = await app.client().ok('GET /product/query', { codes: code });
  expect(offer).toMatchObject({ price: 90, specialPrice: 80 });
  const [row] = await readLog(app.services.db, { object: `product:${code}` });
  expect(row).toMatchObject({
    actor: 'cli',
    action: 'products/price',
    before: JSON.stringify({ price: 100, specialPrice: null, onSale: true }),
    after: JSON.stringify({ price: 90, specialPrice: 80, onSale: true }),
  });
});

test('a price below zero prints the usage and changes nothing', async () => {
  const code = await newPiece(app, { price: 100 });
  expect((await run('product-price', code, '90', '-5')).code).toBe(2);
  const [offer] = await app.client().ok('GET /product/query', { codes: code });
  expect(offer).toMatchObject({ price: 100, specialPrice: null });
});
