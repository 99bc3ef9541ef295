import qrcode from 'qrcode-generator';
import type { Cashier as CashierView } from '../../contract/wallet.ts';
import { isoTime } from '../clock.ts';
import type { Cashier } from '../payments/payment-provider.ts';

/** A code is drawn here, so that no page has to load what draws it. */
export function presentCashier({ usableUntil, ...cashier }: Cashier): CashierView {
  const until = isoTime(usableUntil);
  if (cashier.kind !== 'code') return { ...cashier, until };
  const { text } = cashier;
  return { kind: 'code', text, ...draw(text), until };
}

/** Readers need four light modules around the code. */
const margin = 4;

/** `path`: SVG, with a piece for each run of dark modules. */
function draw(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  const path = modules.flatMap((y) => {
    const row = modules.map((x) => (code.isDark(y, x) ? '#' : ' ')).join('');
    return [...row.matchAll(/#+/g)].map(
      ({ index, 0: { length } }) => `M${index + margin} ${y + margin}h${length}v1h-${length}z`,
    );
  });
  return { size: modules.length + 2 * margin, path: path.join('') };
}
