import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';

const keys = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'select',
  Enter: 'open',
  Esc: 'close',
  u: 'undo',
  '?': 'help',
} as const;
type Key = keyof typeof keys;
const all = Object.keys(keys) as Key[];

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  selects: boolean;
  opens: boolean;
  undoes: boolean;
}

export function KeysDialog({ open, onClose, selects, opens, undoes }: KeysDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const works: { [K in Key]?: boolean } = { x: selects, Enter: opens, Esc: opens, u: undoes };
  const shown = all.filter((key) => works[key] ?? true);
  return (
    <Dialog open={open} onClose={onClose} title={t('admin:keys.title')} closeLabel={t('common:close')}>
      <dl className="grid grid-cols-[4rem_1fr] gap-y-2 text-small">
        {shown.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-soft border border-hairline bg-white px-2 py-0.5 font-body">{key}</kbd>
            </dt>
            <dd>{t(`admin:keys.${keys[key]}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
