import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, href, useNavigate } from 'react-router';
import { type LiteratureQuery, literatureAddress } from './literature-query.ts';

/** How long the visitor must pause typing before the search is sent to the server. */
const pauseMilliseconds = 300;

interface LiteratureSearchProps {
  query: LiteratureQuery;
  /** Whether the browser has all literature, so that no request to the server is needed. */
  inBrowser: boolean;
}

/**
 * The search field of the literature. It searches while the visitor types, or on submit without JavaScript.
 */
export function LiteratureSearch({ query, inBrowser }: LiteratureSearchProps) {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The back button of the browser and the link that clears the search only change the address. The text of
  // the field must then be changed here.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query.q;
  }, [query.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) =>
    void navigate(literatureAddress({ q: text.trim(), page: 1 }), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: !inBrowser,
    });

  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    if (inBrowser) search(text);
    else timer.current = setTimeout(search, pauseMilliseconds, text);
  };

  return (
    <search className="block">
      <Form
        action={`${href('/jun-history')}#literature`}
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          search(field.current?.value ?? '');
        }}
        className="flex items-end gap-4 border-b border-ink"
      >
        <label className="flex-1">
          <span className="sr-only">{t('literature.search')}</span>
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={80}
            placeholder={t('literature.placeholder')}
            autoComplete="off"
            // While an input method composes a word, the letters typed so far are not a search text.
            onChange={({ nativeEvent, currentTarget }) => {
              if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) searchSoon(currentTarget.value);
            }}
            onCompositionEnd={({ currentTarget }) => searchSoon(currentTarget.value)}
            className="min-h-12 w-full bg-transparent text-body outline-none placeholder:text-stone"
          />
        </label>
        <button type="submit" className="min-h-12 px-2 text-small hover:text-sky">
          {t('literature.submit')}
        </button>
      </Form>
    </search>
  );
}
