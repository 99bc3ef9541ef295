import type { ReactNode } from 'react';
import { type OpenedPart, useOpenedPart } from '../../../api/use-opened-part.ts';

const load = () => import('./charge-dialog.tsx');

/**
 * The `clientAction` of the page must run `openChargeForm`. Place the dialog outside other forms.
 * @param missing the amount in yuan that is missing for a purchase; the dialog starts with it
 */
export function useChargeDialog(
  missing: number | undefined,
): { dialog: ReactNode } & Pick<OpenedPart<unknown>, 'show' | 'near'> {
  const { module, open, show, close, near } = useOpenedPart(load);
  const dialog = module && <module.ChargeDialog open={open} missing={missing} onClose={close} />;
  return { dialog, show, near };
}
