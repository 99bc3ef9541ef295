import { useTranslation } from 'react-i18next';
import type { Option } from './filter.ts';

interface ChoiceFieldProps {
  id: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

/** A value from a link that is no longer offered is shown as it is. */
export function ChoiceField({ id, options, value, onChoose }: ChoiceFieldProps) {
  const { t } = useTranslation('admin');
  const isOffered = value === '' || options.some((option) => option.value === value);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <select
      id={id}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="max-w-60 bg-transparent py-1"
    >
      <option value="">{t('list.choose')}</option>
      {!isOffered && <option value={value}>{value}</option>}
      {groups.map((group) => {
        const ofGroup = options
          .filter((option) => option.group === group)
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
        return group === undefined ? (
          ofGroup
        ) : (
          <optgroup key={group} label={group}>
            {ofGroup}
          </optgroup>
        );
      })}
    </select>
  );
}
