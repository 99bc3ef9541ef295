import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useChargeDialog } from './use-charge-dialog.tsx';

interface RechargeButtonProps {
  /** The amount in yuan that is missing for a purchase. */
  missing?: number | undefined;
  /** Whether the page offers something else first. */
  isSecond?: boolean;
}

/** The `clientAction` of the page must run `openChargeForm`. */
export function RechargeButton({ missing, isSecond = false }: RechargeButtonProps) {
  const { t } = useTranslation('wallet');
  const { dialog, show, near } = useChargeDialog(missing);
  return (
    <>
      <Button {...near} variant={isSecond ? 'plain' : 'primary'} onClick={show}>
        {t('charge.verb')}
      </Button>
      {dialog}
    </>
  );
}
