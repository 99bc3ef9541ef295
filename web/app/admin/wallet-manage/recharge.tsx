import { staffRechargeYuan } from '@junyao/commerce/contract/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { UnansweredAct } from '../act/unanswered-act.tsx';
import { withDoubts } from '../doubts/doubt-text.ts';
import { useMay } from '../frame/staff.ts';
import { RechargeFields } from './recharge-fields.tsx';
import type { WalletDetail } from './wallet-detail.ts';
import { rechargeForm } from './wallet-forms.ts';

type Wallet = Pick<WalletDetail, 'userId' | 'username' | 'aloneBelow' | 'aloneLimit'>;

/** The page's `clientAction` must run `rechargeForm`. */
export function Recharge({ wallet }: { wallet: Wallet }) {
  const { userId, username: name, aloneBelow, aloneLimit } = wallet;
  const { t, i18n } = useTranslation('admin-wallets');
  const [open, setOpen] = useState(false);
  if (!useMay()('credits.post')) return null;
  if (userId === readSession()?.userId) return <p className="text-stone">{t('ownWallet')}</p>;
  return (
    <>
      <UnansweredAct
        form={rechargeForm}
        values={{ userId }}
        verb={t('actions.recharge.verb')}
        open={open}
        onOpen={() => setOpen(true)}
      />
      <Button variant="quiet" className="min-h-11 px-5 lg:min-h-9" onClick={() => setOpen(true)}>
        {t('actions.recharge.verb')}
      </Button>
      <ActionDialog
        form={rechargeForm}
        open={open}
        onClose={() => setOpen(false)}
        title={t('actions.recharge.title', { name })}
        verb={t('actions.recharge.verb')}
        effect={t(`actions.recharge.${effectOf(wallet)}`, {
          name,
          limit: formatMoney(aloneBelow),
          ofDay: formatMoney(aloneLimit),
          credited: formatMoney(aloneLimit - aloneBelow),
        })}
        values={{ userId }}
        reason
        done={({ status, amount, doubts }) =>
          withDoubts(
            i18n,
            i18n.t(`admin-wallets:actions.recharge.done.${status}`, { name, amount: formatMoney(amount) }),
            doubts,
          )
        }
      >
        {(form) => <RechargeFields form={form} aloneBelow={aloneBelow} />}
      </ActionDialog>
    </>
  );
}

function effectOf({ aloneBelow, aloneLimit }: Wallet) {
  if (aloneBelow <= staffRechargeYuan.least) return 'effectProposed';
  return aloneBelow < aloneLimit ? 'effectPart' : 'effect';
}
