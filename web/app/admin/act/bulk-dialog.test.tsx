// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { toastStore } from '../../ui/toast.ts';
import { fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { stubCommerce } from '../testing/stub-commerce.ts';
import { BulkDialog, type BulkResult } from './bulk-dialog.tsx';

const rows: BulkResult[] = [
  { id: '1', name: 'JO1', change: 'SF1', errorCode: null },
  { id: '2', name: 'JO2', errorCode: 'ORD008' },
  { id: '3', name: 'JO3', errorCode: null },
];
const reason = serverI18n('en').t('errors:code.ORD008');
const refusal = new ApiError({
  errorCode: 'SYS005',
  message: '',
  status: 403,
  details: undefined,
  traceId: '',
});

const lost = new TypeError('failed to fetch');

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  check?: () => Promise<BulkResult[]>;
  run?: (input: string) => Promise<BulkResult[]>;
  ready?: boolean;
}

async function mountDialog({ check = async () => rows, run = async () => rows, ready = true }: Asked = {}) {
  stubCommerce({});
  await mountScreen(() => {
    const [open, setOpen] = useState(false);
    const [input, setInput] = useState('a');
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <BulkDialog
          open={open}
          onClose={() => setOpen(false)}
          title="Ship by CSV"
          verb="Ship"
          effect="Every order is shipped."
          input={input}
          ready={ready}
          check={check}
          run={() => run(input)}
          fileName="shipped"
        >
          <button type="button" onClick={() => setInput('b')}>
            Type
          </button>
          <input aria-label="Percent" onChange={() => setInput('c')} />
        </BulkDialog>
      </>
    );
  });
  await press('Open');
}

const said = () => document.querySelector('dialog [role="status"]')?.textContent;
const listed = () => namesOf('dialog li');
const buttons = () =>
  namesOf('dialog button')
    .filter((name) => name !== 'Type' && name !== 'Close dialog')
    .slice(1);

test('before anything is done, the dialog shows what will work, and first what will not and why', async () => {
  const run = vi.fn(async () => rows);
  await mountDialog({ run });
  expect(buttons()).toEqual(['Check', 'Cancel']);
  await press('Check');
  expect(said()).toBe('2 rows can be done. 1 row cannot.');
  expect(listed()).toEqual([`JO2${reason}`, 'JO1SF1', 'JO3No change']);
  expect(buttons()).toEqual(['Ship: 2', 'Cancel']);
  expect(run).not.toHaveBeenCalled();
});

test('after it, the dialog shows what happened to each row and can only be saved or closed', async () => {
  await mountDialog();
  await press('Check');
  await press('Ship: 2');
  expect(said()).toBe('2 rows done. 1 row was refused.');
  expect(listed()).toEqual([`JO2${reason}`, 'JO1SF1', 'JO3No change']);
  expect(buttons()).toEqual(['Save as CSV', 'Close']);
  expect(find('dialog').textContent).not.toContain('Every order is shipped.');
});

test('another input calls for another check', async () => {
  await mountDialog();
  await press('Check');
  await press('Type');
  expect(said()).toBeUndefined();
  expect(buttons()).toEqual(['Check', 'Cancel']);
});

test('a check that ends after the input has changed says nothing about the new input', async () => {
  let end: (results: BulkResult[]) => void = () => {};
  await mountDialog({ check: () => new Promise((resolve) => (end = resolve)) });
  await press('Check');
  await press('Type');
  await act(async () => end(rows));
  expect(said()).toBeUndefined();
  expect(buttons()).toEqual(['Check', 'Cancel']);
});

test('if nothing will work, nothing can be done', async () => {
  const run = vi.fn(async () => rows);
  await mountDialog({ check: async () => rows.slice(1, 2), run });
  await press('Check');
  expect(said()).toBe('0 rows can be done. 1 row cannot.');
  await press('Ship: 0');
  expect(run).not.toHaveBeenCalled();
});

test('nothing is checked before there is something to check', async () => {
  const check = vi.fn(async () => rows);
  await mountDialog({ check, ready: false });
  await press('Check');
  expect(check).not.toHaveBeenCalled();
});

test('a refusal stays in the dialog, and the next attempt removes it', async () => {
  let isRefused = true;
  await mountDialog({ run: () => (isRefused ? Promise.reject(refusal) : Promise.resolve(rows)) });
  await press('Check');
  await press('Ship: 2');
  const words = serverI18n('en').t('errors:code.SYS005');
  expect(find('dialog').textContent).toContain(words);
  expect(buttons()).toEqual(['Ship: 2', 'Cancel']);
  isRefused = false;
  await press('Ship: 2');
  expect(find('dialog').textContent).not.toContain(words);
  expect(buttons()).toEqual(['Save as CSV', 'Close']);
});

test('without an answer the fields are locked, and pressing again runs the very same input', async () => {
  const runs: string[] = [];
  let isBroken = true;
  await mountDialog({
    run: async (input) => {
      runs.push(input);
      if (isBroken) throw lost;
      return rows;
    },
  });
  await press('Check');
  await press('Ship: 2');
  expect(find('dialog').textContent).toContain('It may have been done');
  expect(find<HTMLInputElement>('dialog input').readOnly).toBe(true);
  await press('Type');
  await fill(find<HTMLInputElement>('dialog input'), '3');
  expect(buttons()).toEqual(['Ship: 2', 'Cancel']);
  isBroken = false;
  await press('Ship: 2');
  expect(runs).toEqual(['a', 'a']);
  expect(buttons()).toEqual(['Save as CSV', 'Close']);
});

test('Esc keeps a run without an answer, and only “Cancel” gives it up', async () => {
  await mountDialog({ run: () => Promise.reject(lost) });
  await press('Check');
  await press('Ship: 2');
  await act(async () => find('dialog').dispatchEvent(new Event('close')));
  await press('Open');
  expect(find<HTMLInputElement>('dialog input').readOnly).toBe(true);
  expect(buttons()).toEqual(['Ship: 2', 'Cancel']);
  await press('Cancel');
  await press('Open');
  expect(find<HTMLInputElement>('dialog input').readOnly).toBe(false);
  expect(buttons()).toEqual(['Check', 'Cancel']);
});

test('a second press while it is done does not do it again', async () => {
  const run = vi.fn(() => new Promise<never>(() => {}));
  await mountDialog({ run });
  await press('Check');
  await press('Ship: 2');
  await press('Ship: 2');
  expect(run).toHaveBeenCalledOnce();
});

test('a dialog that is opened again starts anew', async () => {
  await mountDialog();
  await press('Check');
  await press('Ship: 2');
  await press('Close');
  await press('Open');
  expect(said()).toBeUndefined();
  expect(buttons()).toEqual(['Check', 'Cancel']);
});

test('what ends after the dialog was closed is said in a toast, and not shown at the next opening', async () => {
  let end: (results: BulkResult[]) => void = () => {};
  await mountDialog({ run: () => new Promise((resolve) => (end = resolve)) });
  await press('Check');
  await press('Ship: 2');
  await press('Cancel');
  await press('Open');
  await act(async () => end(rows));
  expect(said()).toBeUndefined();
  expect(buttons()).toEqual(['Check', 'Cancel']);
  expect(toastStore.read()?.text()).toBe('2 rows done. 1 row was refused.');
});
