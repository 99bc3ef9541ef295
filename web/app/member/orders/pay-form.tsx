import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate, useRevalidator } from 'react-router';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { toast } from '../../ui/toast.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { withQuery } from '../../ui/with-query.ts';
import { useBalance } from '../use-balance.ts';
import type { TimedOrder } from './load-order.ts';
import { PayBalance } from './pay-balance.tsx';
import { PayCode } from './pay-code.tsx';
import { PayRefusal } from './pay-refusal.tsx';

/** The amount, the time left, the wallet, the code, and the button. */
export function PayForm({ order, clockOffset, phone }: TimedOrder & { phone: string | null }) {
  const { t, i18n } = useTranslation('order');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mutate: refreshBalance } = useBalance();
  const [attempt] = useState(createAttempts);
  const [busy, setBusy] = useState(false);
  const [codeError, setCodeError] = useState<{ key: string }>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const form = useFocusFirstError(codeError);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setFailure(undefined);
    setCodeError(undefined);
    if (!code) return setCodeError({ key: 'enterCode' });
    if (!/^\d{6}$/.test(code)) return setCodeError({ key: 'auth:codeInvalid' });
    setBusy(true);
    try {
      await attempt({ orderNo: order.orderNo, code }, (input) => post('/order/pay', input));
      void refreshBalance();
      toast(() => i18n.t('order:pay.done'));
      await navigate(withQuery(href('/user/order/detail'), { orderNo: order.orderNo }), { replace: true });
    } catch (error) {
      if (hasCode(error, 'AUT003', 'AUT004')) setCodeError({ key: `errors:code.${error.errorCode}` });
      else setFailure({ error });
      if (hasCode(error, 'WAL001')) void refreshBalance();
      if (hasCode(error, 'ORD008', 'ORD009')) await revalidate();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void pay(event)} noValidate>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t border-plum pt-5 pb-8">
        <p className="text-stone">
          {t('pay.due')}
          <span className="block font-heading text-headline text-ink tabular-nums lining-nums">
            {formatPrice(order.amount, '')}
          </span>
        </p>
        <p className="text-stone">
          {t('remaining')}
          <Countdown
            until={order.payableUntil}
            clockOffset={clockOffset}
            onEnd={() => void revalidate()}
            className="block font-heading text-headline text-plum lining-nums"
          />
        </p>
      </div>
      <div className="space-y-6">
        <PayBalance amount={order.amount} />
        <PayCode
          orderNo={order.orderNo}
          phone={phone}
          error={codeError && t(codeError.key)}
          onSend={() => setCodeError(undefined)}
        />
        {failure && !busy && <PayRefusal error={failure.error} />}
        <Button type="submit" busy={busy} className="w-full sm:w-auto sm:min-w-56">
          {t(busy ? 'pay.busy' : 'pay.submit')}
        </Button>
      </div>
    </form>
  );
}
