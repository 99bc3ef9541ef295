import { typedAmount } from '@junyao/commerce/contract/typed';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './choice-field.tsx';
import type { Filter } from './filter.ts';
import { TextField } from './text-field.tsx';
import { Typed } from './typed.tsx';

interface FilterChipProps {
  filter: Filter;
  query: URLSearchParams;
  isNew: boolean;
  onChange: (changes: Record<string, string | undefined>) => void;
  onRemove: () => void;
}

export function FilterChip({ filter, query, isNew, onChange, onRemove }: FilterChipProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) chip.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [isNew]);
  const current = (name: string) => query.get(name) ?? '';

  return (
    <div
      ref={chip}
      className="flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-soft border border-rim/40 bg-white pl-3 lg:min-h-9"
    >
      {filter.kind === 'fixed' ? (
        <span className="text-stone">{filter.label}</span>
      ) : (
        <label htmlFor={id} className="text-stone">
          {filter.label}
        </label>
      )}
      {filter.kind === 'choice' && (
        <ChoiceField
          id={id}
          options={filter.options}
          value={current(filter.name)}
          onChoose={(value) => onChange({ [filter.name]: value })}
        />
      )}
      {filter.kind === 'text' && (
        <TextField
          id={id}
          hint={filter.hint}
          options={filter.options}
          value={current(filter.name)}
          onTyped={(value) => onChange({ [filter.name]: value })}
        />
      )}
      {filter.kind === 'fixed' && <span>{filter.text}</span>}
      {filter.kind === 'days' && (
        <>
          <Typed
            id={id}
            type="date"
            aria-label={t('list.from')}
            defaultValue={current('from')}
            max={current('to')}
            onTyped={(value) => onChange({ from: value })}
          />
          <span aria-hidden="true">–</span>
          <Typed
            type="date"
            aria-label={t('list.to')}
            defaultValue={current('to')}
            min={current('from')}
            onTyped={(value) => onChange({ to: value })}
          />
          {current('to') && current('to') < current('from') && (
            <span className="text-plum">{t('list.endsBeforeItStarts')}</span>
          )}
        </>
      )}
      {filter.kind === 'amounts' && (
        <>
          <Amount id={id} label={t('list.least')} query={query} name={filter.least} onChange={onChange} />
          <span aria-hidden="true">–</span>
          <Amount label={t('list.most')} query={query} name={filter.most} onChange={onChange} />
        </>
      )}
      <button
        type="button"
        aria-label={t('list.removeFilter', { name: filter.label })}
        onClick={onRemove}
        className="self-stretch px-3 text-stone hover:text-ink"
      >
        ×
      </button>
    </div>
  );
}

interface AmountProps extends Pick<FilterChipProps, 'query' | 'onChange'> {
  id?: string;
  label: string;
  name: string;
}

/** One bound of the amounts, in yuan. */
function Amount({ id, label, query, name, onChange }: AmountProps) {
  return (
    <Typed
      id={id}
      inputMode="decimal"
      placeholder="¥"
      aria-label={label}
      defaultValue={query.get(name) ?? ''}
      onTyped={(value) => onChange({ [name]: typedAmount(value) })}
    />
  );
}
