import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useChargeDialog } from './use-charge-dialog.tsx';

/** The `clientAction` of the page must run `openChargeForm`. */
export function RechargeButton() {
  const { t } = useTranslation('wallet');
  const { dialog, show, near } = useChargeDialog(undefined);
  return (
    <>
      <Button {...near} onClick={show}>
        {t('charge.verb')}
      </Button>
      {dialog}
    </>
  );
}
