import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, type ButtonVariant, buttonClass } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { ActionDialog } from '../act/action-dialog.tsx';
import { UnansweredActs } from '../act/unanswered-acts.tsx';
import { useMay } from '../frame/staff.ts';
import { nameOrder } from '../record/name-order.ts';
import { ReturnDialog } from '../record/return-dialog.tsx';
import { returnForm } from '../record/return-form.ts';
import { isOffered, type OrderAction, type OrderDetail, offeredActions } from './offered-actions.ts';
import { reasonForms, shipForm, withdrawForm } from './order-forms.ts';
import { OrderStatus } from './order-status.tsx';
import { slipsAddress } from './packing-slips.ts';
import { namedOrder, ShipDialog, shippableOrder } from './ship-dialog.tsx';

/** Only these actions may be the primary button. Actions that move money or cancel an order never are. */
const harmless = new Set<OrderAction>(['ship', 'complete', 'recordReturn']);

const forms = { ship: shipForm, withdrawShipment: withdrawForm, ...reasonForms, recordReturn: returnForm };

export function OrderButtons({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['admin-orders', 'admin']);
  const may = useMay();
  const offered = offeredActions(order, may);
  const { opened, isOpen, open, close } = useOpened<OrderAction>();
  const likely = offered.filter((action) => harmless.has(action)).slice(0, 1);
  const others = offered.filter((action) => !likely.includes(action));

  return (
    <>
      <UnansweredActs
        forms={forms}
        record={{ orderNo: order.orderNo }}
        verbOf={(action) => t(verbOf(action))}
        open={isOpen}
        onOpen={open}
      />
      {likely.map((action) => (
        <ActionButton key={action} action={action} variant="primary" onOpen={open} />
      ))}
      {order.status === 'PAID' && may('orders.fulfil') && (
        <Link to={slipsAddress([order.orderNo])} className={buttonClass('quiet', look)}>
          {t('slip.open')}
        </Link>
      )}
      {others.map((action) => (
        <ActionButton key={action} action={action} variant="quiet" onOpen={open} />
      ))}
      {opened && <Opened key={opened} order={order} action={opened} open={isOpen} onClose={close} />}
    </>
  );
}

const look = 'min-h-11 px-5 lg:min-h-9';

interface ActionButtonProps {
  action: OrderAction;
  variant: ButtonVariant;
  onOpen: (action: OrderAction) => void;
}

function ActionButton({ action, variant, onOpen }: ActionButtonProps) {
  const { t } = useTranslation(['admin-orders', 'admin']);
  return (
    <Button variant={variant} className={look} onClick={() => onOpen(action)}>
      {t(verbOf(action))}
    </Button>
  );
}

/** The record of a piece uses the same words for a returned parcel. */
function verbOf(action: OrderAction): string {
  return action === 'recordReturn' ? 'admin:recordReturn.verb' : `actions.${action}.verb`;
}

interface OpenedProps {
  order: OrderDetail;
  action: OrderAction;
  open: boolean;
  onClose: () => void;
}

function Opened({ order, action, open, onClose }: OpenedProps) {
  const { t, i18n } = useTranslation('admin-orders');
  const { orderNo, version, status, shipment, amount, buyer } = order;
  const offered = isOffered(order, action);
  const name = nameOrder(t, namedOrder(order));
  if (action === 'ship' || action === 'correctParcel') {
    return <ShipDialog order={shippableOrder(order)} open={open} onClose={onClose} />;
  }
  const present = <OrderStatus status={status} shipped={shipment !== null} />;
  if (action === 'recordReturn') {
    return <ReturnDialog {...{ orderNo, name, open, onClose, offered, present }} />;
  }
  const shared = {
    open,
    onClose,
    title: t(`actions.${action}.title`, { order: name }),
    verb: t(`actions.${action}.verb`),
    effect: t(`actions.${effectOf(order, action)}`, { amount: formatMoney(amount), name: buyer.username }),
    offered,
    done: () => i18n.t(`admin-orders:actions.${action}.done`, { order: name }),
    present,
    values: { orderNo, version },
  };
  return action === 'withdrawShipment' ? (
    <ActionDialog {...shared} form={withdrawForm} />
  ) : (
    <ActionDialog {...shared} reason form={reasonForms[action]} />
  );
}

/** A refund before the shipment frees the pieces at once. A later refund frees them when the parcel is back. */
function effectOf({ shipment }: OrderDetail, action: OrderAction): string {
  return action === 'refund' && shipment ? 'refund.effectOnceSent' : `${action}.effect`;
}
