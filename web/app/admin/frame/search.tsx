import { own } from '@junyao/commerce/contract/own';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { explain } from '../../api/explain.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { onKey } from '../list/on-key.ts';
import { useMay } from './staff.ts';
import { useDebounced } from './use-debounced.ts';
import { useHits } from './use-hits.ts';

/** Commerce finds nothing for a shorter text. */
const shortestSearch = 2;

/** The screens whose records the search finds. One of the permissions is enough. */
const searched = {
  orders: ['orders.read'],
  products: ['products.read', 'inventory.read'],
  users: ['users.read'],
  wallets: ['wallets.read'],
  finance: ['finance.read'],
} as const;

function hiddenScreens(may: ReturnType<typeof useMay>) {
  const screens = Object.keys(searched) as (keyof typeof searched)[];
  return screens.filter((screen) => !searched[screen].some(may));
}

/** Enter waits for the answer, because a scanner presses Enter right after the last character. */
export function Search() {
  const { t, i18n } = useTranslation('admin');
  const language = useLanguage();
  const hitsOf = useHits();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosenTo, setChosenTo] = useState<string>();
  /** The text for which Enter was pressed. The page searches for it at once and opens the first hit. */
  const [entered, setEntered] = useState<string>();
  const typed = text.trim();
  const paused = useDebounced(typed);
  const wanted = entered ?? paused;
  const { data, error, mutate } = useSWR(
    wanted.length >= shortestSearch ? ['admin-search', wanted, language] : null,
    async ([, search]) => ({ search, found: await get('/admin/search', { search }) }),
    { keepPreviousData: true },
  );
  const isAnswered = data?.search === typed;
  // While the person types, the hits of the earlier text stay; after Enter, only the hits of the entered text count.
  const isShowable = wanted.length >= shortestSearch && (isAnswered || entered === undefined);
  const hits = data && isShowable ? hitsOf(data.found) : [];
  const chosen =
    [
      hits.findIndex(({ to }) => to === chosenTo),
      hits.findIndex(({ title, number }) => (number ?? title).toLowerCase() === typed.toLowerCase()),
    ].find((place) => place >= 0) ?? 0;
  const hidden = hiddenScreens(useMay()).map((screen) => t(`screens.${screen}`));
  const noneFound =
    hidden.length === 0
      ? t('search.none')
      : t('search.noneShown', { screens: new Intl.ListFormat(language).format(hidden) });
  const shown = isOpen && typed.length >= shortestSearch;

  useEffect(() => onKey([['/', () => input.current?.focus()]]), []);

  const openAnswered = useEffectEvent(() => {
    const hit = hits[chosen];
    if (isAnswered && hit) open(hit);
  });
  useEffect(() => {
    if (data && entered !== undefined) openAnswered();
  }, [data, entered]);

  function close() {
    setOpen(false);
    setText('');
    setEntered(undefined);
  }

  function open(hit: { to: string }) {
    close();
    input.current?.blur();
    void navigate(hit.to);
  }

  function choose(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      close();
      input.current?.blur();
    }
    const step = own({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosenTo(hits[(chosen + step + hits.length) % hits.length]?.to);
    }
    if (event.key === 'Enter' && typed.length >= shortestSearch) enter();
  }

  function enter() {
    const hit = hits[chosen];
    if (hit && hit.to === chosenTo) return open(hit);
    setEntered(typed);
    if (error || (isAnswered && entered === typed)) void mutate();
  }

  return (
    <search className="relative w-full max-w-md">
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && hits[chosen] ? `${listId}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('search.placeholder')}
        value={text}
        maxLength={80}
        onChange={(event) => {
          setText(event.target.value);
          setChosenTo(undefined);
          setEntered(undefined);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          setEntered(undefined);
        }}
        onKeyDown={choose}
        className="block min-h-11 w-full rounded-soft border border-hairline bg-white px-3 text-small placeholder:text-stone focus-visible:border-sky focus-visible:outline-0 lg:min-h-9"
      />
      {text === '' && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-soft border border-hairline px-1.5 text-label text-stone lg:block"
        >
          /
        </span>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.found')}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-40 mt-1 border-t border-rim bg-white py-2 text-small shadow-raised"
      >
        {hits.map(({ to, group, title, note }, index) => (
          <Link
            key={to}
            to={to}
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === chosen}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
            className="flex flex-wrap items-baseline gap-x-3 px-4 py-2 hover:bg-moon aria-selected:bg-moon"
          >
            <span className="w-20 shrink-0 text-label text-stone">{t(`search.${group}`)}</span>
            <span className="tabular-nums">{title}</span>
            <span className="min-w-0 truncate text-stone">{note}</span>
          </Link>
        ))}
        {hits.length === 0 && (
          <p role="status" className="px-4 py-2 text-stone">
            {error ? explain(i18n, error) : isAnswered ? noneFound : t('search.busy')}
          </p>
        )}
      </div>
    </search>
  );
}
