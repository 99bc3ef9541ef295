import type { Recharge } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router';
import { useForm } from '../../../form/use-form.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { withQuery } from '../../../ui/with-query.ts';
import { ChargeFields, type TypedCharge } from './charge-fields.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { openChargeForm } from './open-charge-form.ts';
import { PendingCharges } from './pending-charges.tsx';
import { useChargeOptions } from './use-charge-options.ts';

interface ChargeDialogProps {
  open: boolean;
  missing: number | undefined;
  onClose: () => void;
}

/** What was typed stays when the dialog is closed. A closed dialog never leads to another page. */
export function ChargeDialog({ open, missing, onClose }: ChargeDialogProps) {
  const { t, i18n } = useTranslation(['wallet', 'common']);
  const options = useChargeOptions(open);
  const [typed, setTyped] = useState<TypedCharge>({});
  const [opened, setOpened] = useState<Recharge>();
  const navigate = useNavigate();

  const form = useForm(openChargeForm, {
    onDone(charge) {
      setTyped({});
      void options.mutate();
      if (!open) toast(() => i18n.t('wallet:charge.openedBehind'));
      else if (charge.payableUntil) {
        void navigate(withQuery(href('/user/wallet/pay/success'), { chargeNo: charge.chargeNo }));
      } else setOpened(charge);
    },
    onFailure: () => void options.mutate(),
  });

  function close() {
    if (!form.busy) form.reset();
    setOpened(undefined);
    onClose();
  }

  const { data, error, mutate } = options;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(opened ? 'charge.openedTitle' : 'charge.title')}
      closeLabel={t('common:close')}
    >
      {opened ? (
        <HowToPay charge={opened} onClose={close} />
      ) : !data ? (
        error ? (
          <LoadFailure title={t('charge.optionsFailed')} error={error} retry={mutate} small />
        ) : (
          <Skeleton className="h-72 w-full" />
        )
      ) : data.pendingCharges >= data.maxPendingCharges && !form.busy ? (
        <PendingCharges options={data} />
      ) : data.maxAmount < data.minAmount && !form.busy ? (
        <div className="space-y-7">
          <Notice tone="calm" title={t('charge.balanceFull')} />
          <PendingCharges options={data} />
        </div>
      ) : (
        <ChargeFields
          form={form}
          options={data}
          missing={missing}
          typed={typed}
          onType={(change) => setTyped((last) => ({ ...last, ...change }))}
        />
      )}
    </Dialog>
  );
}
