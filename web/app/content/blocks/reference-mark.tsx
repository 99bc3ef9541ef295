import { createContext, type MouseEvent, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reference, Source } from './block.ts';
import './reference-mark.css';

export const SourcesContext = createContext<readonly Source[]>([]);

/** From this width on, there is room for notes beside the text. reference-mark.css repeats this condition. */
const wide = '(width >= 80rem)';

export function sourceId(source: number): string {
  return `source-${source}`;
}

/**
 * On wide screens the note stands beside the text. On narrow screens a click opens it instead of following the link.
 * `next` is true when this number directly follows another number.
 */
export function ReferenceMark({ source, id, repeated, next }: Reference & { next: boolean }) {
  const { t } = useTranslation('history');
  const [open, setOpen] = useState(false);
  const found = useContext(SourcesContext)[source - 1];
  if (!found) return null;

  const openHere = (event: MouseEvent) => {
    if (window.matchMedia(wide).matches) return;
    event.preventDefault();
    setOpen(!open);
  };

  return (
    <>
      {/* Keeps the number on the line of the word before it. */}
      {'\u2060'}
      <sup id={id} className={next ? 'reference reference-next' : 'reference'}>
        <a
          href={`#${sourceId(source)}`}
          aria-label={t('sourceNumber', { number: source })}
          onClick={openHere}
        >
          {source}
        </a>
      </sup>
      {/* Hidden from screen readers until it is opened, because the list of sources has the same text. */}
      <span
        className="side-note"
        aria-hidden={!open}
        data-open={open || undefined}
        data-repeated={repeated || undefined}
      >
        <span className="tabular-nums">{source}</span>{' '}
        {found.url ? (
          <a href={found.url} rel="noopener noreferrer" tabIndex={open ? undefined : -1}>
            {found.text}
          </a>
        ) : (
          found.text
        )}
      </span>
    </>
  );
}
