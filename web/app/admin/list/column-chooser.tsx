import { own } from '@junyao/commerce/contract/own';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/menu.tsx';
import type { Column } from './column.tsx';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  visibility: Record<string, boolean>;
  onShow: (id: string, shown: boolean) => void;
}

export function ColumnChooser<Row>({ columns, visibility, onShow }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('admin');
  return (
    <Menu label={t('list.columns')} closeOn={null}>
      {columns
        .filter(({ fixed }) => !fixed)
        .map(({ id, head }) => (
          <label key={id} className="flex min-h-10 items-center gap-3 px-5 whitespace-nowrap hover:bg-moon">
            <input
              type="checkbox"
              className="size-4 accent-sky"
              checked={own(visibility, id) ?? false}
              onChange={(event) => onShow(id, event.target.checked)}
            />
            {head}
          </label>
        ))}
    </Menu>
  );
}
