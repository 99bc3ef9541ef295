// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { Holds } from './holds.tsx';
import { releaseForm } from './release-form.ts';

const path = 'POST /admin/inventory/release_hold';
const hold = {
  orderNo: 'JO1',
  member: { userId: 'u-1', username: 'Ada' },
  quantity: 1,
  heldUntil: new Date(Date.now() + 600_000).toISOString(),
};

afterEach(() => vi.unstubAllGlobals());

test('a hold that a colleague released first is refused in the dialog, although its row is gone', async () => {
  const calls = stubCommerce({ [path]: () => refused('ORD008') });
  await mountScreen(
    () => {
      const [holds, setHolds] = useState([hold]);
      return (
        <>
          <button type="button" onClick={() => setHolds([])}>
            A colleague releases it
          </button>
          <Holds piece="Moon Jar" holds={holds} clockOffset={0} />
        </>
      );
    },
    { permissions: ['inventory.adjust'], action: formAction(releaseForm) },
  );
  await press('Release');
  await fill(find<HTMLTextAreaElement>('dialog [name="reason"]'), 'asked by phone');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, path)).toMatchObject([{ orderNo: 'JO1', reason: 'asked by phone' }]);
  await press('A colleague releases it');
  expect(namesOf('li button')).toEqual([]);
  expect(find<HTMLDialogElement>('dialog').open).toBe(true);
  expect(find('dialog').textContent).toContain('This is no longer possible');
  expect(find('dialog').textContent).toContain('was released by a colleague');
});

test('without the permission nothing can be released', async () => {
  stubCommerce({});
  await mountScreen(() => <Holds piece="Moon Jar" holds={[hold]} clockOffset={0} />, {
    permissions: ['inventory.read'],
  });
  expect(namesOf('li button')).toEqual([]);
});
