// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { click, fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { stockActions } from './actions.tsx';

const stock = {
  productCode: 'JY-2024-001',
  nameZh: '月白罐',
  nameEn: 'Moon Jar',
  version: 'v1',
  stock: 3,
  available: 2,
};
const path = 'POST /admin/inventory/adjust';

afterEach(() => vi.unstubAllGlobals());

const mountButton = (permissions: readonly Permission[] = ['inventory.adjust']) =>
  mountScreen(() => <ActionsOf actions={stockActions} row={stock} />, {
    permissions,
    action: formAction(...Object.values(stockActions.forms)),
  });

const typed = (name: string) => find<HTMLInputElement>(`dialog [name="${name}"]`);

test('staff who only read the stock cannot adjust it', async () => {
  stubCommerce({});
  await mountButton(['inventory.read']);
  expect(namesOf('button')).toEqual([]);
});

test('an adjustment names the version that was seen, the change and the reason', async () => {
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountButton();
  await press(find('button').textContent ?? '');
  await fill(typed('change'), '-1');
  await fill(typed('reason'), 'broken');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, path)).toEqual([
    {
      requestId: expect.any(String),
      productCode: 'JY-2024-001',
      version: 'v1',
      change: '-1',
      reason: 'broken',
    },
  ]);
});

test.each([
  ['', 'broken'],
  ['-1', ''],
])('with the change %j and the reason %j nothing is sent', async (change, reason) => {
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountButton();
  await press(find('button').textContent ?? '');
  await fill(typed('change'), change);
  await fill(typed('reason'), reason);
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, path)).toEqual([]);
  expect(document.querySelectorAll('dialog [aria-invalid="true"]').length).toBe(1);
});
