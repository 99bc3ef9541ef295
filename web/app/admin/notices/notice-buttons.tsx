import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { ActionButtons } from '../act/action-buttons.tsx';
import { useMay } from '../frame/staff.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { noticeForms } from './notice-forms.ts';
import { type NoticeRow, offeredActions } from './offered-actions.ts';

export function NoticeButtons({ notice }: { notice: NoticeRow }) {
  const { t } = useTranslation('admin-notices');
  const offered = offeredActions(notice, useMay(), readSession()?.userId);
  return (
    <ActionButtons
      offered={offered}
      forms={noticeForms}
      record={{ noticeId: notice.noticeId }}
      verbOf={(action) => t(`actions.${action}.verb`)}
      dialog={(action, opening) => <NoticeDialog notice={notice} action={action} {...opening} />}
    />
  );
}
