// @vitest-environment happy-dom
import { act } from 'react';
import { href } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, find, mountScreen, shownAddress } from '../testing/mount-screen.tsx';
import { stubCommerce } from '../testing/stub-commerce.ts';
import { matchForm } from './statement-forms.ts';
import { UploadStatement } from './upload-statement.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const statements = href('/admin/finance/statements');

async function mountUpload(address = statements) {
  stubCommerce({});
  await mountScreen(() => <UploadStatement />, {
    address,
    permissions: ['finance.match'],
    action: formAction(matchForm),
  });
}

const entered = (name: string) => find<HTMLInputElement>(`dialog [name="${name}"]`).value;
const isOpen = () => find<HTMLDialogElement>('dialog').open;

async function choose(content: BlobPart) {
  const field = find<HTMLInputElement>('dialog input[type="file"]');
  const file = new File([content], 'day.csv', { type: 'text/csv' });
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await file.arrayBuffer();
  });
}

test('the statement of a day leads to the open dialog with its day and channel, and closing cleans the address', async () => {
  await mountUpload(`${statements}?channel=wechat&upload=2026-03-04&of=alipay`);
  expect(isOpen()).toBe(true);
  expect([entered('channel'), entered('from'), entered('to')]).toEqual([
    'alipay',
    '2026-03-04',
    '2026-03-04',
  ]);
  await press('Leave it');
  expect(isOpen()).toBe(false);
  expect(shownAddress()).toBe(`${statements}?channel=wechat`);
});

test('otherwise the dialog is closed until it is asked for', async () => {
  await mountUpload();
  expect(isOpen()).toBe(false);
  await press('Compare statement');
  expect(isOpen()).toBe(true);
  expect(entered('channel')).toBe('');
});

test('a file that is too long is refused before it is sent, and a shorter one is taken', async () => {
  await mountUpload(`${statements}?upload=2026-03-04`);
  await choose('x'.repeat(2_000_001));
  await vi.waitFor(() => expect(find('dialog').textContent).toContain('more than 2,000,000 characters'));
  expect(entered('statement')).toBe('');
  await choose('serial_no,amount,time\nA1,5,');
  await vi.waitFor(() => expect(entered('statement')).toContain('A1,5,'));
  expect(find('dialog').textContent).not.toContain('more than');
});

test('the template has the columns that every statement may be written in', async () => {
  let saved = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await mountUpload(`${statements}?upload=2026-03-04`);
  await click(find('dialog button', 'Save a template'));
  await act(() => vi.dynamicImportSettled());
  const [columns, payment, refund] = (await saved.text()).replace('\uFEFF', '').split('\n');
  expect(columns).toBe('serial_no,amount,time,type');
  expect(payment).toMatch(/payment$/);
  expect(refund).toMatch(/refund$/);
});
