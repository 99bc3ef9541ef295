import { type AriaAttributes, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type GlazeFamily, glazeFamilies } from '../../content/glaze-families.ts';
import { useFieldOf } from '../search/use-field-of.ts';
import { useTyping } from '../search/use-typing.ts';
import { glazeTint } from './glaze-tint.ts';
import {
  isUnreadablePrice,
  type ListQuery,
  listAddress,
  listSorts,
  listStatuses,
  pricesReversed,
} from './list-query.ts';
import { pieceTypes } from './piece.ts';
import { listFormId, listPauseMilliseconds, useShowList } from './use-show-list.ts';

export function ListFilters({ query }: { query: ListQuery }) {
  const { t } = useTranslation('artworks');
  return (
    <div className="grid grid-cols-1 gap-y-1 text-small">
      <Row label={t('search.type')}>
        {(['', ...pieceTypes] as const).map((type) => (
          <Choice key={type} to={listAddress(query, { type })} current={query.type === type}>
            {type ? t(`types.${type}`) : t('search.all')}
          </Choice>
        ))}
      </Row>
      <Row label={t('glaze')}>
        {(['', ...glazeFamilies] as const).map((glaze) => (
          <Choice key={glaze} to={listAddress(query, { glaze })} current={query.glaze === glaze}>
            {glaze && (
              <span
                aria-hidden="true"
                className="mr-2 size-3 rounded-full border border-ink/10 forced-color-adjust-none"
                style={{ background: sampleOf(glaze) }}
              />
            )}
            {glaze ? t(`glazes.${glaze}`) : t('search.all')}
          </Choice>
        ))}
      </Row>
      <Fields query={query} />
    </div>
  );
}

/** On small screens the choices scroll sideways. The padding keeps focus rings visible. */
const oneLine =
  'fading-edges relative -mx-margin -my-1 flex items-baseline overflow-x-auto px-margin py-1 whitespace-nowrap ' +
  '[scrollbar-width:none] lg:m-0 lg:flex-wrap lg:overflow-visible lg:p-0';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="items-baseline gap-x-6 lg:flex">
      <span aria-hidden="true" className="hidden w-14 shrink-0 text-stone lg:block">
        {label}
      </span>
      <ul className={`${oneLine} gap-x-6`}>{children}</ul>
    </nav>
  );
}

function Choice({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className="inline-flex min-h-11 items-center text-stone underline-offset-8 hover:text-ink aria-[current]:text-ink aria-[current]:underline"
      >
        {children}
      </Link>
    </li>
  );
}

const rowLabel = 'lg:mr-4 lg:inline-block lg:w-14';
const fieldLook = 'min-h-11 bg-transparent text-ink';

/** Each choice applies at once. Without JavaScript there is a button to submit the choices. */
function Fields({ query }: { query: ListQuery }) {
  const { t } = useTranslation('artworks');
  const noteId = useId();
  const [minUnreadable, setMinUnreadable] = useState(false);
  const [maxUnreadable, setMaxUnreadable] = useState(false);
  const unreadable = minUnreadable || maxUnreadable;
  const reversed = !unreadable && pricesReversed(query);
  const noteIf = (wrong: boolean) => (wrong ? { 'aria-invalid': true, 'aria-describedby': noteId } : {});
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 lg:gap-x-8">
      <Select name="status" value={query.status} label={t('search.status')} labelClass={rowLabel}>
        <option value="">{t('search.all')}</option>
        {listStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </Select>
      <fieldset className="flex flex-wrap items-baseline gap-x-2 max-lg:order-last max-lg:w-full">
        <legend className="float-left mr-2 text-stone">{t('search.price')}</legend>
        <PriceField
          name="minPrice"
          value={query.minPrice}
          label={t('search.minPrice')}
          onUnreadable={setMinUnreadable}
          {...noteIf(minUnreadable || reversed)}
        />
        <span aria-hidden="true" className="text-stone">
          –
        </span>
        <PriceField
          name="maxPrice"
          value={query.maxPrice}
          label={t('search.maxPrice')}
          onUnreadable={setMaxUnreadable}
          {...noteIf(maxUnreadable || reversed)}
        />
        <span id={noteId} role="status" className="text-copper max-lg:w-full">
          {unreadable && t('search.priceUnreadable')}
          {reversed && t('search.pricesReversed')}
        </span>
      </fieldset>
      <Select name="sort" value={query.sort} label={t('search.sort')} className="lg:ml-auto">
        {listSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript className="max-lg:order-last">
        <button type="submit" form={listFormId} className="min-h-11 underline">
          {t('search.apply')}
        </button>
      </noscript>
    </div>
  );
}

interface SelectProps {
  name: 'status' | 'sort';
  value: string;
  label: string;
  labelClass?: string;
  className?: string;
  children: ReactNode;
}

function Select({ name, value, label, labelClass, className = '', children }: SelectProps) {
  const show = useShowList();
  return (
    <label className={`text-stone ${className}`}>
      <span className={labelClass}>{label}</span>{' '}
      <select
        ref={useFieldOf<HTMLSelectElement>(value)}
        form={listFormId}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget: { form } }) => form && show(form, false)}
        className={`${fieldLook} cursor-pointer pr-1`}
      >
        {children}
      </select>
    </label>
  );
}

interface PriceFieldProps extends AriaAttributes {
  name: 'minPrice' | 'maxPrice';
  value: string;
  label: string;
  /** Called with whether the text in the field is no price. */
  onUnreadable: (unreadable: boolean) => void;
}

function PriceField({ name, value, label, onUnreadable, ...aria }: PriceFieldProps) {
  const show = useShowList();
  const ref = useFieldOf<HTMLInputElement>(value);
  const typing = useTyping((field) => {
    onUnreadable(isUnreadablePrice(field.value));
    if (field.form) show(field.form, true);
  }, listPauseMilliseconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new price in the address may have replaced the text
  useEffect(() => onUnreadable(isUnreadablePrice(ref.current?.value ?? '')), [value, ref, onUnreadable]);
  return (
    <label>
      <span className="sr-only">{label}</span>
      <input
        ref={ref}
        form={listFormId}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        placeholder="¥"
        {...aria}
        {...typing.handlers}
        className={`${fieldLook} w-20 border-b border-hairline tabular-nums placeholder:text-stone aria-invalid:border-copper`}
      />
    </label>
  );
}

/** A splashed glaze has two colors. */
function sampleOf(glaze: GlazeFamily): string {
  if (glaze !== 'splashed') return glazeTint(glaze);
  return `linear-gradient(120deg, ${glazeTint('azure')} 45%, ${glazeTint('rose-purple')} 55%)`;
}
