import { useTranslation } from 'react-i18next';
import { eachOf } from '../../content/blocks/each-of.ts';
import { CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { pdfUrl } from '../../ui/media-url.ts';
import { Picture } from '../../ui/picture.tsx';
import type { LiteratureItem } from './search-literature.ts';

export function LiteratureEntry({ item }: { item: LiteratureItem }) {
  const shown = useLanguage();
  const { title, abstract, cover } = item;
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-6 gap-y-3 border-b border-hairline py-8 sm:grid-cols-[7rem_1fr] lg:grid-cols-12">
      <div className="lg:col-span-2">
        {cover ? (
          <Picture
            {...cover}
            alt=""
            sizes="(min-width: 1024px) 9rem, 7rem"
            blurred
            className="h-auto w-full max-w-36 border border-hairline"
          />
        ) : (
          <span
            aria-hidden="true"
            className="flex aspect-[1/1.414] w-full max-w-36 items-end border border-hairline bg-white p-3 text-label text-stone"
          >
            PDF
          </span>
        )}
      </div>
      <div className="lg:col-span-7">
        <h3 className="text-lead leading-snug">
          {title ? <CmsWords value={title} shown={shown} labeled /> : item.file?.name}
        </h3>
        <Imprint item={item} />
        {abstract && (
          <p className="measure mt-3 text-small">
            <CmsWords value={abstract} shown={shown} />
          </p>
        )}
      </div>
      <div className="col-start-2 lg:col-span-2 lg:col-start-11">
        <FileLinks item={item} />
      </div>
    </li>
  );
}

function Imprint({ item: { author, publisher, year } }: { item: LiteratureItem }) {
  const shown = useLanguage();
  const parts = [
    author && <CmsWords value={author} shown={shown} />,
    publisher && <CmsWords value={publisher} shown={shown} />,
    year && <span className="tabular-nums">{year}</span>,
  ].filter(Boolean);
  return (
    <p className="mt-1 text-small text-stone">
      {eachOf(parts, (part, index) => (
        <span>
          {index > 0 && <span aria-hidden="true"> · </span>}
          {part}
        </span>
      ))}
    </p>
  );
}

function FileLinks({ item: { file, title } }: { item: LiteratureItem }) {
  const { t } = useTranslation('history');
  if (!file) return null;
  const name = title?.text ?? file.name;
  return (
    <ul className="flex flex-wrap gap-x-6 lg:flex-col lg:items-start">
      <li>
        <a
          href={pdfUrl(file.name)}
          aria-label={t('literature.viewNamed', { name })}
          className={buttonClass('plain')}
        >
          {t('literature.view')}
        </a>
      </li>
      <li className="flex items-baseline gap-3">
        <a
          href={pdfUrl(file.name, name)}
          aria-label={t('literature.downloadNamed', { name })}
          className={buttonClass('plain')}
        >
          {t('literature.download')}
        </a>
        <span className="text-label text-stone">{fileSize(file.kilobytes)}</span>
      </li>
    </ul>
  );
}

export function fileSize(kilobytes: number): string {
  return kilobytes < 1000 ? `PDF, ${kilobytes} KB` : `PDF, ${(kilobytes / 1000).toFixed(1)} MB`;
}
