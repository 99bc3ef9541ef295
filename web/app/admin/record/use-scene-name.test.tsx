// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { find, mountScreen } from '../testing/mount-screen.tsx';
import { useSceneName } from './use-scene-name.ts';

const plain = { kind: null, corrects: null, chargeNo: null } as const;

test('a credit by staff has the same name in a wallet, in a filter and in the ledger', async () => {
  await mountScreen(() => {
    const nameOf = useSceneName();
    const shown = [
      nameOf('CHARGE_MARKET', 5, plain),
      nameOf('CHARGE_MARKET'),
      nameOf('CHARGE_MARKET', -5, plain),
      nameOf('CHARGE_MARKET', 5, { ...plain, kind: 'gift' }),
      nameOf('ORDER_PAYMENT', -5, plain),
    ];
    return <p id="names">{shown.join(' | ')}</p>;
  });
  expect(find('#names').textContent?.split(' | ')).toEqual([
    'Credit by the shop',
    'Credit by the shop',
    'Credit by the shop (taken back)',
    'Gift by the shop',
    'Order payment',
  ]);
});
