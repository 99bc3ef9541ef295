import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsTitle, CmsWords, otherLanguage } from '../../content/cms-text.tsx';
import type { HomePage } from '../../content/types/home-page.server.ts';
import type { Literature } from '../../content/types/literature.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { pdfUrl } from '../../ui/media-url.ts';

export function Shelf({ items, words }: { items: readonly Literature[]; words: HomePage['shelf'] }) {
  const { t } = useTranslation('home');
  const shown = useLanguage();
  return (
    <section aria-labelledby="shelf" className="page grid gap-x-6 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id="shelf" className="text-headline">
          {words ? <CmsTitle part={words} shown={shown} labeled /> : t('shelf.title')}
        </h2>
        {words && (
          <p lang={otherLanguage(words, shown)} className="measure mt-4 text-stone">
            {words.value.text}
          </p>
        )}
        <Link
          to={href('/jun-history')}
          className="mt-4 inline-flex min-h-11 items-center text-small text-sky underline decoration-sky/40 hover:decoration-sky"
        >
          {t('shelf.all')}
        </Link>
      </div>
      <ul className="border-t border-rim/40 lg:col-span-7 lg:col-start-6">
        {items.map((item) => (
          <ShelfItem key={item.documentId} item={item} />
        ))}
      </ul>
    </section>
  );
}

function ShelfItem({ item: { title, author, year, file } }: { item: Literature }) {
  const { t } = useTranslation('home');
  const shown = useLanguage();
  const name = title && <CmsWords value={title} shown={shown} labeled />;
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hairline py-6 sm:grid-cols-[4rem_1fr_auto] sm:items-baseline">
      <span className="text-small text-stone old-style">{year}</span>
      <div>
        <p className="font-heading text-lead leading-snug text-balance">
          {file ? (
            <a href={pdfUrl(file.name)} className="hover:text-sky">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {author && (
          <p className="mt-1 text-small text-stone">
            <CmsWords value={author} shown={shown} />
          </p>
        )}
      </div>
      {file && (
        <span className="text-label text-stone tabular-nums">{t('shelf.pdf', { size: file.kilobytes })}</span>
      )}
    </li>
  );
}
