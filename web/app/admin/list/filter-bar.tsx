import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type Filter, parametersOf } from './filter.ts';
import { FilterChip } from './filter-chip.tsx';
import { changedAddress } from './list-address.ts';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  filters: readonly Filter[];
  searchLabel?: string | undefined;
  /** Tells whether the address does not hold the typed values yet, so that the rows belong to another search. */
  onTyping?: (typing: boolean) => void;
  children?: ReactNode;
}

export function FilterBar({ filters, searchLabel, onTyping, children }: FilterBarProps) {
  const { t } = useTranslation('admin');
  const { search, pathname } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [searching, setSearching] = useState(false);
  const [filtering, setFiltering] = useState(false);
  const typing = searching || filtering;
  const tellTyping = useEffectEvent(() => onTyping?.(typing));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect tells every change
  useEffect(() => tellTyping(), [typing]);
  const [added, setAdded] = useState<string>();
  const isSet = (filter: Filter) => parametersOf(filter).some((name) => query.has(name));
  const shown = filters.filter((filter) => isSet(filter) || filter.name === added);
  const others = filters.filter((filter) => filter.kind !== 'fixed' && !shown.includes(filter));

  function change(changes: Record<string, string | undefined>, replace = false) {
    setFiltering(false);
    // Keeps a change that still loads, such as the search that the person left to choose a filter.
    const latest = next?.pathname === pathname ? next.search : search;
    void navigate(changedAddress(latest, changes), { preventScrollReset: true, replace });
  }

  function add(filter: Filter | undefined) {
    if (filter?.kind === 'flag') change({ [filter.name]: 'true' });
    else setAdded(filter?.name);
  }

  function remove(filter: Filter) {
    setAdded(undefined);
    if (isSet(filter)) change(Object.fromEntries(parametersOf(filter).map((name) => [name, undefined])));
  }

  return (
    <div className="flex flex-wrap items-center gap-2 px-(--edge) py-3 text-small print:hidden">
      {searchLabel && (
        <SearchField
          label={searchLabel}
          value={query.get('search') ?? ''}
          onSearch={(text) => change({ search: text }, true)}
          onTyping={setSearching}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the fields inside */}
      <div className="contents" onInput={() => setFiltering(true)} onBlur={() => setFiltering(false)}>
        {shown.map((filter) => (
          <FilterChip
            key={filter.name}
            filter={filter}
            query={query}
            isNew={!isSet(filter)}
            onChange={change}
            onRemove={() => remove(filter)}
          />
        ))}
      </div>
      {others.length > 0 && (
        <select
          aria-label={t('list.addFilter')}
          value=""
          onChange={(event) => add(filters.find(({ name }) => name === event.target.value))}
          className="min-h-11 w-32 rounded-soft border border-hairline bg-paper px-2 text-stone lg:min-h-9"
        >
          <option value="">{t('list.addFilter')}</option>
          {others.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-x-5">{children}</div>
    </div>
  );
}
