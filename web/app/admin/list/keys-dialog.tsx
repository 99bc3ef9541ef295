import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';

const keys = ['/', 'j', 'k', 'x', 'Enter', 'Esc', 'u', '?'] as const;

/** The keys of a list and what they do. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Dialog open={open} onClose={onClose} title={t('admin:keys.title')} closeLabel={t('common:close')}>
      <dl className="grid grid-cols-[4rem_1fr] gap-y-2 text-small">
        {keys.map((key, index) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-soft border border-hairline bg-white px-2 py-0.5 font-body">{key}</kbd>
            </dt>
            <dd>{t(`admin:keys.${names[index] ?? 'help'}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The keys of the texts, in the order of the keys. */
const names = ['search', 'next', 'previous', 'select', 'open', 'close', 'undo', 'help'] as const;
