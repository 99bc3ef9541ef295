import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../act/use-opened.ts';
import { useMay } from '../frame/staff.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { type NoticeAction, type NoticeRow, offeredActions } from './offered-actions.ts';

/** The buttons that the payment in doubt and the permissions of the person allow. */
export function NoticeButtons({ notice }: { notice: NoticeRow }) {
  const { t } = useTranslation('admin-notices');
  const offered = offeredActions(notice, useMay(), readSession()?.userId);
  const { opened, isOpen, open, close } = useOpened<NoticeAction>();
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
      {opened && <NoticeDialog key={opened} notice={notice} action={opened} open={isOpen} onClose={close} />}
    </>
  );
}
