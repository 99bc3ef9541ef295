// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { actionForm } from '../act/action-form.ts';
import { undoStore, withdrawUndo } from '../act/undo.ts';
import { fill, find, mountScreen } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { AddNote } from './add-note.tsx';

const withdraw = vi.fn(async (_version: string) => {});
const path = 'POST /admin/orders/note';
const form = actionForm({
  intent: 'note',
  fields: ['orderNo', 'text'],
  required: ['text'],
  send: (entered, options) => post('/admin/orders/note', entered, options),
});

afterEach(() => {
  withdrawUndo(undoStore.read()?.id ?? 0);
  vi.unstubAllGlobals();
});

function mountNotes(first: string, second: string) {
  return mountScreen(
    () => {
      const [orderNo, setOrderNo] = useState(first);
      return (
        <>
          <button type="button" onClick={() => setOrderNo(orderNo === first ? second : first)}>
            Open the other
          </button>
          <AddNote key={orderNo} form={form} values={{ orderNo }} withdraw={withdraw} />
        </>
      );
    },
    { action: formAction(form) },
  );
}

const text = () => find<HTMLTextAreaElement>('textarea');

test('a half-typed note is still there when its record is opened again', async () => {
  stubCommerce({});
  await mountNotes('JO1', 'JO2');
  await fill(text(), 'Call before');
  await press('Open the other');
  expect(text().value).toBe('');
  await press('Open the other');
  expect(text().value).toBe('Call before');
});

test('an added note leaves an empty field, also when its record is opened again', async () => {
  const calls = stubCommerce({ [path]: () => answered({ version: 'v2' }) });
  await mountNotes('JO3', 'JO4');
  await fill(text(), 'Call before');
  await press('Add note');
  expect(inputsOf(calls, path)).toMatchObject([{ orderNo: 'JO3', text: 'Call before' }]);
  expect(text().value).toBe('');
  await press('Open the other');
  await press('Open the other');
  expect(text().value).toBe('');
});

test('an added note can be taken back from the version in which it was added', async () => {
  stubCommerce({ [path]: () => answered({ version: 'v2' }) });
  await mountNotes('JO7', 'JO8');
  await fill(text(), 'Call before');
  await press('Add note');
  expect(undoStore.read()?.text()).toBe('Note added');
  await undoStore.read()?.undo();
  expect(withdraw.mock.calls).toEqual([['v2']]);
});

test('a note that is refused keeps its text', async () => {
  stubCommerce({ [path]: () => refused('SYS005', 403) });
  await mountNotes('JO5', 'JO6');
  await fill(text(), 'Call before');
  await press('Add note');
  expect(text().value).toBe('Call before');
});
