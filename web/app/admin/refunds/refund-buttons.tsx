import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../act/use-opened.ts';
import { useMay } from '../frame/staff.ts';
import { offeredActions, type RefundAction, type RefundDetail } from './offered-actions.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** The buttons that the state of the refund, its provider and the permissions of the person allow. */
export function RefundButtons({ refund }: { refund: RefundDetail }) {
  const { t } = useTranslation('admin-refunds');
  const offered = offeredActions(refund, useMay(), readSession()?.userId);
  const { opened, isOpen, open, close } = useOpened<RefundAction>();
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          variant="quiet"
          className="min-h-11 px-5 lg:min-h-9"
          onClick={() => open(action)}
        >
          {t(`actions.${action}.verb`)}
        </Button>
      ))}
      {opened && <RefundDialog key={opened} refund={refund} action={opened} open={isOpen} onClose={close} />}
    </>
  );
}
