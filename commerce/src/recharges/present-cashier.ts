import qrcode from 'qrcode-generator';
import type { Cashier as CashierView } from '../../contract/wallet.ts';
import { isoTime } from '../clock.ts';
import type { Opened } from './pay-recharge.ts';

/** A code is drawn here, so that no page has to load what draws it. A form has a page of its own (`formPage`). */
export function presentCashier({ attemptNo, cashier }: Opened): CashierView {
  const { usableUntil, ...rest } = cashier;
  const until = isoTime(usableUntil);
  if (rest.kind === 'form') return { kind: 'page', url: `/api/payment/form/${attemptNo}`, until };
  if (rest.kind !== 'code') return { ...rest, until };
  const { text } = rest;
  return { kind: 'code', text, ...draw(text), until };
}

/** Scanners need a light frame of four modules around the code. */
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
