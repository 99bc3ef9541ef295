import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { ActionButtons } from '../act/action-buttons.tsx';
import { useMay } from '../frame/staff.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { confirmForm, failForm } from './charge-forms.ts';
import { type ChargeDetail, offeredActions, wordOf } from './offered-actions.ts';

export function ChargeButtons({ charge }: { charge: ChargeDetail }) {
  const { t } = useTranslation('admin-charges');
  const offered = offeredActions(charge, useMay(), readSession()?.userId);
  return (
    <ActionButtons
      offered={offered}
      forms={{ confirm: confirmForm, fail: failForm }}
      record={{ chargeNo: charge.chargeNo }}
      verbOf={(action) => t(`actions.${wordOf(charge, action)}.verb`)}
      dialog={(action, opening) => (
        <ChargeDialog charge={charge} doubts={charge.doubts} action={action} {...opening} />
      )}
    />
  );
}
