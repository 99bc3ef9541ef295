import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { formatMoney } from '../../ui/price.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { DoubtList } from '../doubts/doubt-list.tsx';
import { type Doubt, withDoubts } from '../doubts/doubt-text.ts';
import { confirmForm, failForm } from './charge-forms.ts';
import { ChargeStatus } from './charge-status.tsx';
import { type ChargeAction, type ChargeRow, isOffered, wordOf } from './offered-actions.ts';
import { SerialNoInput } from './serial-no-input.tsx';

interface ChargeDialogProps {
  charge: ChargeRow;
  /** Why the first confirmation needs a second person. The rows of the list do not have it. */
  doubts?: readonly Doubt[];
  action: ChargeAction;
  open: boolean;
  onClose: () => void;
}

export function ChargeDialog({ charge, doubts = [], action, open, onClose }: ChargeDialogProps) {
  const { t, i18n } = useTranslation('admin-charges');
  const { chargeNo, version, amount, member } = charge;
  const word = wordOf(charge, action);
  const shared = {
    open,
    onClose,
    title: t(`actions.${word}.title`, { number: chargeNo }),
    verb: t(`actions.${word}.verb`),
    values: { chargeNo, version },
    reason: true,
    offered: isOffered(charge, action),
    present: (
      <>
        <ChargeStatus charge={charge} />
        {charge.confirmedBy && (
          <p>
            <SecondPerson confirmedBy={charge.confirmedBy} />
          </p>
        )}
      </>
    ),
  };
  const named = { amount: formatMoney(amount), name: member.username };
  if (action === 'fail') {
    return (
      <ActionDialog
        {...shared}
        form={failForm}
        effect={t(`actions.${word}.effect`, named)}
        done={() => i18n.t(`admin-charges:actions.${word}.done`, { number: chargeNo })}
      />
    );
  }
  return (
    <ActionDialog
      {...shared}
      form={confirmForm}
      effect={
        <>
          {t('actions.confirm.effect', named)}
          <span className="mt-2 block text-stone">
            <SecondPerson confirmedBy={charge.confirmedBy} />
          </span>
        </>
      }
      done={(confirmed) =>
        withDoubts(
          i18n,
          i18n.t(`admin-charges:actions.confirm.${confirmedAs(confirmed)}`, {
            number: chargeNo,
            name: confirmed.replaced?.username,
          }),
          confirmed.doubts,
        )
      }
    >
      {(form) => (
        <>
          <DoubtList doubts={doubts} />
          <SerialNoInput
            label={t('fields.serialNo')}
            hint={t('actions.confirm.serialNoHint')}
            error={form.errorOf('serialNo')}
          />
        </>
      )}
    </ActionDialog>
  );
}

function confirmedAs({ status, replaced }: OutputOf<'POST /admin/charges/confirm'>) {
  const key = status === 'SUCCESS' ? 'done' : 'doneFirst';
  if (!replaced) return key;
  return replaced.userId === readSession()?.userId ? `${key}ReplacingOwn` : `${key}Replacing`;
}

function SecondPerson({ confirmedBy }: Pick<ChargeRow, 'confirmedBy'>) {
  const { t } = useTranslation('admin-charges');
  if (!confirmedBy) return t('secondPerson.rule');
  if (confirmedBy.userId === readSession()?.userId) return t('secondPerson.byYou');
  return t('secondPerson.byOther', { name: confirmedBy.username });
}
