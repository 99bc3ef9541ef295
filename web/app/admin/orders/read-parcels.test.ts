import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { readTexts } from '../../i18n/read-locales.ts';
import { parcelColumns, readParcels } from './read-parcels.ts';

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

test.each(languages)('the heads that the shop writes in %s are read', async (language) => {
  const texts = readTexts(language);
  for (const place of ['admin-orders:fields', 'export:heads']) {
    const heads = parcelColumns.map((column) => texts.get(`${place}.${column}`));
    const read = await readParcels(`${heads.join(',')}\nJO1,顺丰速运,SF1`);
    expect(read, place).toEqual({ csv: `${csv}\nJO1,顺丰速运,SF1`, count: 1, leftOut: 0 });
  }
});

test.each([' 订单号 , 承运商,运 单 号', 'ORDER NO.,carrier, Tracking No', 'Order_No,CARRIER,tracking no.'])(
  'the heads %j are read in any case and with any spaces',
  async (heads) => {
    expect(await readParcels(`${heads}\nJO1,a,SF1`)).toMatchObject({ count: 1 });
  },
);

test.each([
  ['订单编号,快递公司,快递单号', 'JO1,顺丰速运,SF1'],
  ['客户单号\t物流公司\t物流单号', 'JO1\t顺丰\t="SF1"'],
  ['*订单编号（必填）,*物流公司（必填）,*运单号', 'JO1,SF Express,"=""SF1"""'],
  ['订单号,客户单号,承运商,运单号', "8890017,JO1,SF,'SF1"],
  ['商家订单号;承运商;快递单号', 'JO1;顺丰快递;SF1'],
])('a file of a courier with the heads %j is read', async (heads, line) => {
  expect(await readParcels(`${heads}\r\n${line}\r\n`)).toMatchObject({
    csv: `${csv}\nJO1,顺丰速运,SF1`,
  });
});

test.each([
  ['京东物流', '京东快递'],
  ['JDL', '京东快递'],
  ['ＥＭＳ', 'EMS'],
  ['中国邮政快递包裹', '中国邮政'],
  ['圆通快递', '圆通速递'],
  ['J&T Express', '极兔速递'],
  ['constructor', 'constructor'],
  ['本地同城', '本地同城'],
])('the carrier %j is recorded as %j', async (written, name) => {
  expect(await readParcels(`${csv}\nJO1,${written},SF1`)).toMatchObject({ csv: `${csv}\nJO1,${name},SF1` });
});

test('a space before a quotation mark is not part of the cell', async () => {
  const text = `"order_no", "carrier" ,\t"tracking_no"\n"JO1", "A, Ltd." , SF1 `;
  expect(await readParcels(text)).toMatchObject({ csv: `${csv}\nJO1,"A, Ltd.",SF1` });
});

test('an empty cell between tabs stays a cell', async () => {
  const text = `recipient\t${csv.replaceAll(',', '\t')}\n\tJO1\t\t"SF1"`;
  expect(await readParcels(text)).toMatchObject({ csv: `${csv}\nJO1,,SF1`, count: 1 });
});

test('missing columns are named', async () => {
  expect(await readParcels('order_no,number\nJO1,SF1')).toEqual({
    problem: 'columns',
    missing: ['carrier', 'trackingNo'],
  });
  expect(await readParcels('\n\n')).toEqual({
    problem: 'columns',
    missing: ['orderNo', 'carrier', 'trackingNo'],
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

test.each(['7.31234E+11', '7E+15', '1.2e+14', '="7.3E+11"'])(
  'the tracking number %s has lost its last digits in the spreadsheet, so no parcel is used',
  async (number) => {
    expect(await readParcels(`${csv}\nJO1,顺丰速运,SF1\nJO2,中国邮政,${number}`)).toEqual({
      problem: 'shortened',
      numbers: [number.replaceAll(/[="]/g, '')],
    });
  },
);

test('a tracking number with the letter E is whole', async () => {
  expect(await readParcels(`${csv}\nJO1,中国邮政,EE123456789CN`)).toMatchObject({ count: 1 });
});
