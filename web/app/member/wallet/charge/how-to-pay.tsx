import type { Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/price.tsx';
import { withQuery } from '../../../ui/with-query.ts';
import { ContactSteps } from './contact-steps.tsx';

/** For a recharge that the workshop confirms by hand. */
export function HowToPay({ charge, onClose }: { charge: Recharge; onClose: () => void }) {
  const { t } = useTranslation(['wallet', 'common']);
  return (
    <>
      {/* Screen readers read the text when it gets the focus. */}
      <p
        tabIndex={-1}
        ref={(text) => text?.focus()}
        className="mb-6 border-l-2 border-kiln pl-4 outline-none"
      >
        {t('charge.openedText', { amount: formatMoney(charge.amount) })}
      </p>
      <ContactSteps charge={charge} />
      <div className="mt-8 flex flex-wrap gap-4">
        <Link
          to={withQuery(href('/user/wallet/pay/success'), { chargeNo: charge.chargeNo })}
          className={buttonClass('primary')}
        >
          {t('charge.toStatus')}
        </Link>
        <Button variant="quiet" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </>
  );
}
