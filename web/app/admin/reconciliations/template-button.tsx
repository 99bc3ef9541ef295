import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { saveRows } from '../list/save-rows.ts';

const columns = ['serial_no', 'amount', 'time', 'type'];
const examples = [
  ['4200001234202611250001', '600.00', '2026-11-25 10:15:00', 'payment'],
  ['5030001234202611250002', '40.10', '2026-11-25 16:40:00', 'refund'],
];

export function TemplateButton() {
  const { t } = useTranslation('admin-reconciliations');
  return (
    <Button variant="plain" onClick={() => void saveRows('junyao-statement.csv', [columns, ...examples])}>
      {t('drop.template')}
    </Button>
  );
}
