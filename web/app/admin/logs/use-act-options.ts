import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Option } from '../list/filter.ts';
import { actions } from './actions.ts';
import { useActWords } from './use-act-words.ts';

export function useActOptions(): Option[] {
  const { t } = useTranslation('admin-logs');
  const wordsOf = useActWords();
  const { compare } = new Intl.Collator(useLanguage());
  const options = actions.map((value) => {
    const area = areaOf(value);
    return { value, area, group: t(`areas.${area}`), label: wordsOf(value) };
  });
  const areas = [...new Set(options.map(({ area }) => area))];
  return areas.flatMap((area) =>
    options
      .filter((option) => option.area === area)
      .map(({ value, group, label }) => ({ value, group, label }))
      .sort((one, other) => compare(one.label, other.label)),
  );
}

function areaOf(action: string): string {
  return action.replace(/\/.*$/, '');
}
