import type { Order } from '@junyao/commerce/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { BuyingNote } from '../buying-note.tsx';
import { missingFor, useBalance } from '../use-balance.ts';
import type { TimedOrder } from './load-order.ts';
import { NotEnough } from './not-enough.tsx';
import { PayBalance } from './pay-balance.tsx';
import { PayCode } from './pay-code.tsx';
import type { Paying } from './pay-directly/load-paying.ts';
import type { Payment } from './pay-order-form.ts';
import { PayRefusal } from './pay-refusal.tsx';
import { TimeLeft } from './time-left.tsx';

interface PayFormProps extends TimedOrder {
  paying: Paying | undefined;
  phone: string | null;
}

/** While the balance is too low, the buyer pays what is missing. */
export function PayForm({ order, clockOffset, paying, phone }: PayFormProps) {
  const { t } = useTranslation('order');
  const { revalidate } = useRevalidator();
  const { data: wallet, error: balanceError, mutate: refreshBalance } = useBalance();
  const missing = missingFor(order.amount, wallet);
  const form = useForm<Payment, Order>(
    { intent: 'payOrder' },
    {
      onDone() {
        void refreshBalance();
        // The title gets the focus, because the pressed button is gone with the form.
        void revalidate().then(() => document.querySelector('h1')?.focus({ preventScroll: true }));
      },
      onFailure(error) {
        if (hasCode(error, 'WAL001')) void refreshBalance();
        if (hasCode(error, 'ORD008', 'ORD009')) void revalidate();
      },
    },
  );
  const codeRef = useWelcomeEnoughMoney(missing > 0);
  // A wrong code is reported only at its field.
  const refused = form.failure !== undefined && !hasCode(form.failure, 'AUT003', 'AUT004');

  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t border-plum pt-5 pb-8">
        <p className="text-stone">
          {t('pay.due')}
          <span className="block font-heading text-headline text-ink tabular-nums lining-nums">
            {formatPrice(order.amount, '')}
          </span>
        </p>
        <TimeLeft order={order} clockOffset={clockOffset} large />
      </div>
      <div className="space-y-6">
        <PayBalance />
        {missing > 0 ? (
          <NotEnough
            order={order}
            paying={paying}
            phone={phone}
            missing={missing}
            refused={hasCode(form.failure, 'WAL001')}
          />
        ) : !wallet && !balanceError ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <FormFrame form={form} className="space-y-6">
            <input type="hidden" name="orderNo" value={order.orderNo} />
            <div ref={codeRef}>
              <PayCode
                orderNo={order.orderNo}
                phone={phone}
                error={form.errorOf('code')}
                onSend={() => form.amend({ code: undefined })}
                onTooLittle={() => void refreshBalance()}
              />
            </div>
            {refused && <PayRefusal error={form.failure} />}
            <Button type="submit" busy={form.busy} className="w-full sm:w-auto sm:min-w-56">
              {t(form.busy ? 'pay.busy' : 'pay.submit')}
            </Button>
          </FormFrame>
        )}
        <BuyingNote text={t('pay.buying')} link={t('navbar:buying')} section="returns" />
      </div>
    </div>
  );
}

/** If the focus was on the removed button for the recharge, the first button of the code field gets it. */
function useWelcomeEnoughMoney(tooLittle: boolean) {
  const { i18n } = useTranslation('order');
  const code = useRef<HTMLDivElement>(null);
  const wasTooLittle = useRef(tooLittle);
  useEffect(() => {
    if (wasTooLittle.current && !tooLittle) {
      toast(() => i18n.t('order:pay.enoughNow'));
      if (document.activeElement === document.body) code.current?.querySelector('button')?.focus();
    }
    wasTooLittle.current = tooLittle;
  }, [tooLittle, i18n]);
  return code;
}
