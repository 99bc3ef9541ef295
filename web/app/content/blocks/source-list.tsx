import { useTranslation } from 'react-i18next';
import type { Source } from './block.ts';
import { eachOf } from './each-of.ts';
import { sourceId } from './reference-mark.tsx';

/** A source that the text refers to has a link back into the text. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('history');
  return (
    <section aria-labelledby="sources" className="source-list border-t border-hairline pt-8 text-small">
      <h2 id="sources" className="text-lead">
        {t('sources')}
      </h2>
      <ol className="mt-4 list-decimal space-y-2 pl-8">
        {eachOf(sources, ({ text, url, referred }, index) => (
          <li id={sourceId(index + 1)} className="pl-1">
            {text}
            {url && (
              <>
                {' '}
                <a
                  href={url}
                  rel="noopener noreferrer"
                  className="wrap-anywhere text-sky underline decoration-sky/40"
                >
                  {siteOf(url)}
                </a>
              </>
            )}
            {referred && (
              <>
                {unbroken}
                <a
                  href={`#reference-${index + 1}`}
                  aria-label={t('backToText', { number: index + 1 })}
                  className="source-back px-1 text-sky"
                >
                  ↑
                </a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lines do not break at this space, so that the arrow never stands alone. */
const unbroken = '\u00a0';

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
