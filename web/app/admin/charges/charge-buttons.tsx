import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../act/use-opened.ts';
import { useMay } from '../frame/staff.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { type ChargeAction, type ChargeDetail, offeredActions } from './offered-actions.ts';

/** The buttons that the state of the recharge, its provider and the permissions of the person allow. */
export function ChargeButtons({ charge }: { charge: ChargeDetail }) {
  const { t } = useTranslation('admin-charges');
  const offered = offeredActions(charge, useMay(), readSession()?.userId);
  const { opened, isOpen, open, close } = useOpened<ChargeAction>();
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
      {opened && <ChargeDialog key={opened} charge={charge} action={opened} open={isOpen} onClose={close} />}
    </>
  );
}
