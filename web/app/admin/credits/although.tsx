import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../api/errors.ts';
import type { FormState } from '../../form/use-form.ts';
import { Checkbox } from '../../ui/field.tsx';

/** Asked once a reconciliation shows the payment, which speaks against taking its credit back. */
export function Although({ form, shown = false }: { form: FormState<string>; shown?: boolean }) {
  const { t } = useTranslation('admin-wallets');
  const [warned, setWarned] = useState(shown);
  if (!warned && hasCode(form.failure, 'WAL011')) setWarned(true);
  return warned && <Checkbox name="although" value="true" label={t('reversals.although')} />;
}
