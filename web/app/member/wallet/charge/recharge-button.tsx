import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { ChargeDialog } from './charge-dialog.tsx';

interface RechargeButtonProps {
  /** The amount in yuan that is missing for a purchase. The dialog starts with it. */
  missing?: number | undefined;
  variant?: ButtonVariant;
}

/** A button that opens the dialog for a recharge. The `clientAction` of the page must run `openChargeForm`. */
export function RechargeButton({ missing, variant = 'primary' }: RechargeButtonProps) {
  const { t } = useTranslation('wallet');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('charge.verb')}
      </Button>
      <ChargeDialog open={open} missing={missing} onClose={() => setOpen(false)} />
    </>
  );
}
