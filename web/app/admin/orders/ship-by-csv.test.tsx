// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { ShipByCsv } from './ship-by-csv.tsx';

const path = 'POST /admin/orders/ship_bulk';
const head = 'order_no,carrier,tracking_no';
const csv = `${head}\nJO1,顺丰速运,SF1\nJO2,顺丰速运,SF2`;
const results = [
  { line: 2, orderNo: 'JO1', carrier: '顺丰速运', trackingNo: 'SF1', errorCode: null },
  { line: 3, orderNo: 'JO2', carrier: '顺丰速运', trackingNo: 'SF2', errorCode: 'ORD008' },
];
const reason = serverI18n('en').t('errors:code.ORD008');

afterEach(() => vi.unstubAllGlobals());

async function mountDialog() {
  await mountScreen(() => <ShipByCsv filters={{}} />);
  await press('Ship by CSV');
}

const area = () => find<HTMLTextAreaElement>('dialog textarea');
const dialogText = () => find('dialog').textContent;

async function paste(text: string) {
  await fill(area(), text);
  // The first text loads the CSV parser.
  await act(() => vi.dynamicImportSettled());
}

/** Browsers report a file of the same name only if the field was emptied before. */
async function choose(content: string | Uint8Array<ArrayBuffer>) {
  const input = find<HTMLInputElement>('dialog input[type="file"]');
  await click(input);
  if (input.value !== '') return;
  const file = new File([content], 'parcels.csv');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: 'parcels.csv', configurable: true, writable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await act(() => vi.dynamicImportSettled());
}

test('pasted parcels are counted, and checked before anything is shipped', async () => {
  const calls = stubCommerce({ [path]: () => answered(results) });
  await mountDialog();
  await paste(`${csv}\nJO3,顺丰速运,`);
  expect(dialogText()).toContain('2 parcels. 1 line without a tracking number is left out.');
  await press('Check');
  expect(inputsOf(calls, path)).toEqual([{ requestId: expect.any(String), csv: `${csv}\n`, dryRun: true }]);
  expect(namesOf('dialog li')).toEqual([`Line 3: JO2${reason}`, 'Line 2: JO1顺丰速运 SF1']);
});

test('the checked parcels are shipped, and the results stay until the dialog is closed', async () => {
  const calls = stubCommerce({ [path]: () => answered(results) });
  await mountDialog();
  await paste(csv);
  await press('Check');
  await press('Ship: 1');
  const sent = inputsOf(calls, path);
  expect(sent[1]).toEqual({ requestId: expect.any(String), csv });
  expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
  expect(namesOf('dialog li')).toEqual([`Line 3: JO2${reason}`, 'Line 2: JO1顺丰速运 SF1']);
  await press('Close');
  await press('Ship by CSV');
  expect(area().value).toBe('');
});

test('a refused shipment keeps what was pasted', async () => {
  stubCommerce({
    [path]: ({ dryRun }) => (dryRun === true ? answered(results) : refused('SYS003', 429)),
  });
  await mountDialog();
  await paste(csv);
  await press('Check');
  await press('Ship: 1');
  expect(dialogText()).toContain(serverI18n('en').t('errors:code.SYS003'));
  expect(area().value).toBe(csv);
});

test('a line without an order number is named by its number', async () => {
  stubCommerce({ [path]: () => answered([{ ...results[1], orderNo: '' }]) });
  await mountDialog();
  await paste(csv);
  await press('Check');
  expect(namesOf('dialog li')).toEqual([`Line 3${reason}`]);
});

test('a line that is not valid says which column is wrong', async () => {
  const wrong = [{ ...results[0], errorCode: 'ORD018' }];
  stubCommerce({ [path]: () => answered(wrong) });
  await mountDialog();
  await paste(csv);
  await press('Check');
  const sentence = 'The tracking number must have 4 to 40 letters (A to Z), digits or hyphens';
  expect(namesOf('dialog li')).toEqual([`Line 2: JO1${sentence}`]);
});

const isAreaShown = () => !area().closest('[hidden]');

test('after the check the fields make room for the results, and come back for a correction', async () => {
  const calls = stubCommerce({ [path]: () => answered(results) });
  await mountDialog();
  await paste(csv);
  expect(isAreaShown()).toBe(true);
  await press('Check');
  expect(isAreaShown()).toBe(false);
  expect(dialogText()).toContain('2 parcels.');
  await press('Choose another file or change the text');
  expect(isAreaShown()).toBe(true);
  expect(area().value).toBe(csv);
  await paste(`${csv}\nJO3,顺丰速运,SF3`);
  await press('Check');
  expect(isAreaShown()).toBe(false);
  expect(inputsOf(calls, path)).toHaveLength(2);
});

test('a refused check keeps the fields in sight', async () => {
  stubCommerce({ [path]: () => refused('SYS003', 429) });
  await mountDialog();
  await paste(csv);
  await press('Check');
  expect(isAreaShown()).toBe(true);
});

test('a dialog that was closed after the check shows its fields again', async () => {
  stubCommerce({ [path]: () => answered(results) });
  await mountDialog();
  await paste(csv);
  await press('Check');
  await press('Cancel');
  await press('Ship by CSV');
  expect(isAreaShown()).toBe(true);
  expect(area().value).toBe(csv);
});

test.each([
  [`${head}\n"JO1,a,b`, 'The text cannot be read: a quotation mark is not closed.'],
  ['order_no,number\nJO1,SF1', 'Missing columns: Carrier, Tracking no.'],
  [`${head}\nJO1,a,7.3E+11`, 'The spreadsheet has shortened these tracking numbers: 7.3E+11'],
  [`${head}\nJO1,a,`, '0 parcels. 1 line without a tracking number is left out.'],
])('of the text %j the dialog says what is wrong, and nothing can be checked', async (text, problem) => {
  const calls = stubCommerce({ [path]: () => answered([]) });
  await mountDialog();
  await paste(text);
  expect(dialogText()).toContain(problem);
  await press('Check');
  expect(inputsOf(calls, path)).toEqual([]);
});

test('a file in GBK is read like a pasted text', async () => {
  stubCommerce({});
  await mountDialog();
  const carrier = [0xcb, 0xb3, 0xb7, 0xe1];
  const bytes = [
    ...new TextEncoder().encode(`${head}\nJO1,`),
    ...carrier,
    ...new TextEncoder().encode(',SF1'),
  ];
  await choose(Uint8Array.from(bytes));
  expect(area().value).toBe(`${head}\nJO1,顺丰,SF1`);
  expect(dialogText()).toContain('1 parcel.');
});

test('a workbook is refused, and the same file is read again once it is a text', async () => {
  stubCommerce({});
  await mountDialog();
  await choose(Uint8Array.of(0x50, 0x4b, 3, 4, 0));
  expect(dialogText()).toContain('This is not a text file. Save it as CSV in Excel.');
  await choose(csv);
  expect(dialogText()).not.toContain('This is not a text file.');
  expect(dialogText()).toContain('2 parcels.');
});
