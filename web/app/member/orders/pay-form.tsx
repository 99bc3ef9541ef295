import { useTranslation } from 'react-i18next';
import { href, useNavigate, useRevalidator } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { toast } from '../../ui/toast.ts';
import { withQuery } from '../../ui/with-query.ts';
import { BuyingNote } from '../buying-note.tsx';
import { useBalance } from '../use-balance.ts';
import type { TimedOrder } from './load-order.ts';
import { PayBalance } from './pay-balance.tsx';
import { PayCode } from './pay-code.tsx';
import { payOrderForm } from './pay-order-form.ts';
import { PayRefusal } from './pay-refusal.tsx';
import { TimeLeft } from './time-left.tsx';

/** The amount, the time left, the balance, the code field and the submit button. */
export function PayForm({ order, clockOffset, phone }: TimedOrder & { phone: string | null }) {
  const { t, i18n } = useTranslation('order');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mutate: refreshBalance } = useBalance();
  const form = useForm(payOrderForm, {
    onDone() {
      void refreshBalance();
      toast(() => i18n.t('order:pay.done'));
      void navigate(withQuery(href('/user/order/detail'), { orderNo: order.orderNo }), { replace: true });
    },
    onFailure(error) {
      if (hasCode(error, 'WAL001')) void refreshBalance();
      if (hasCode(error, 'ORD008', 'ORD009')) void revalidate();
    },
  });
  // A wrong code is reported only at its field.
  const refused = form.failure !== undefined && !hasCode(form.failure, 'AUT003', 'AUT004');

  return (
    <FormFrame form={form}>
      <input type="hidden" name="orderNo" value={order.orderNo} />
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
        <PayBalance amount={order.amount} />
        <PayCode
          orderNo={order.orderNo}
          phone={phone}
          error={form.errorOf('code')}
          onSend={() => form.amend({ code: undefined })}
        />
        {refused && <PayRefusal error={form.failure} />}
        <Button type="submit" busy={form.busy} className="w-full sm:w-auto sm:min-w-56">
          {t(form.busy ? 'pay.busy' : 'pay.submit')}
        </Button>
        <BuyingNote text={t('pay.buying')} link={t('navbar:buying')} section="returns" />
      </div>
    </FormFrame>
  );
}
