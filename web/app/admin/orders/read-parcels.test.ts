import { expect, test } from 'vitest';
import { readParcels } from './read-parcels.ts';

const csv = 'order_no,carrier,tracking_no';

test('the lines reach commerce with the three columns that it knows, whatever their order and further columns', async () => {
  const text = 'recipient,TRACKING_NO,order_no,Carrier\n张三,SF1,JO1,顺丰速运\n';
  expect(await readParcels(text)).toEqual({ csv: `${csv}\nJO1,顺丰速运,SF1`, count: 1, leftOut: 0 });
});

test.each([
  ['tabs, as copied from a spreadsheet', '\t'],
  ['semicolons', ';'],
  ['commas', ','],
])('cells that are separated by %s are read', async (_name, sign) => {
  const text = [csv, 'JO1,京东快递,JD1'].join('\r\n').replaceAll(',', sign);
  expect(await readParcels(text)).toEqual({ csv: `${csv}\nJO1,京东快递,JD1`, count: 1, leftOut: 0 });
});

test('a byte-order mark, quotation marks, and spaces around a cell are not part of it', async () => {
  const text = `\uFEFF"order_no", carrier , tracking_no\n" JO1 ","Express ""A"", Ltd."," SF\n1 "\n`;
  expect(await readParcels(text)).toEqual({
    csv: `${csv}\nJO1,"Express ""A"", Ltd.",SF 1`,
    count: 1,
    leftOut: 0,
  });
});

test('missing columns are named', async () => {
  expect(await readParcels('order_no,number\nJO1,SF1')).toEqual({
    problem: 'columns',
    missing: ['carrier', 'tracking_no'],
  });
  expect(await readParcels('\n\n')).toEqual({
    problem: 'columns',
    missing: ['order_no', 'carrier', 'tracking_no'],
  });
});

test('empty lines stay, so that commerce names the same line as the spreadsheet', async () => {
  const read = await readParcels(`${csv}\n\nJO1,顺丰速运,SF1\n,,\nJO2,顺丰速运,SF2\n`);
  expect(read).toMatchObject({ csv: `${csv}\n\nJO1,顺丰速运,SF1\n\nJO2,顺丰速运,SF2`, count: 2, leftOut: 0 });
});

test('empty lines above the heads are no parcels, and are counted as lines', async () => {
  expect(await readParcels(`\n,,\n${csv}\nJO1,顺丰速运,SF1`)).toEqual({
    csv: `\n\n${csv}\nJO1,顺丰速运,SF1`,
    count: 1,
    leftOut: 0,
  });
});

test('an order without a tracking number is left out, and counted', async () => {
  const read = await readParcels(`${csv}\nJO1,顺丰速运,\nJO2,顺丰速运,SF2\nJO3,顺丰速运`);
  expect(read).toEqual({ csv: `${csv}\n\nJO2,顺丰速运,SF2\n`, count: 1, leftOut: 2 });
});

test('an order that appears twice stays twice, because commerce says which line counts', async () => {
  const text = `${csv}\nJO1,顺丰速运,SF1\nJO1,顺丰速运,SF2`;
  expect(await readParcels(text)).toEqual({ csv: text, count: 2, leftOut: 0 });
});

test('a text with an open quotation mark is not used', async () => {
  expect(await readParcels(`${csv}\n"JO1,顺丰速运,SF1`)).toEqual({ problem: 'unreadable' });
});

test.each(['7.31234E+11', '7E+15', '1.2e+14'])(
  'the tracking number %s has lost its last digits in the spreadsheet, so no parcel is used',
  async (number) => {
    expect(await readParcels(`${csv}\nJO1,顺丰速运,SF1\nJO2,中国邮政,${number}`)).toEqual({
      problem: 'shortened',
      numbers: [number],
    });
  },
);

test('a tracking number with the letter E is whole', async () => {
  expect(await readParcels(`${csv}\nJO1,中国邮政,EE123456789CN`)).toMatchObject({ count: 1 });
});
