import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('admin');
  return (
    <section
      aria-label={t('list.selection')}
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-rim bg-white px-(--edge) py-2 text-small shadow-raised"
    >
      <p role="status" className="tabular-nums">
        {t('list.selected', { count })}
      </p>
      {children}
      <button type="button" onClick={onClear} className="ml-auto min-h-11 text-stone hover:text-ink">
        {t('list.clearSelection')}
      </button>
    </section>
  );
}
