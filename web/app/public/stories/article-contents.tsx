import { useTranslation } from 'react-i18next';
import type { Section } from '../../content/blocks/block.ts';

/** For wide screens. The contents stay in view while the visitor reads. */
export function ArticleContents({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('history');
  return (
    <div className="max-lg:hidden print:hidden">
      {sections.length > 1 && (
        <nav aria-label={t('contents')} className="article-contents text-small">
          <Links sections={sections} />
        </nav>
      )}
    </div>
  );
}

/** For narrow screens. The contents are closed at first. */
export function ContentsDisclosure({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('history');
  if (sections.length < 2) return null;
  return (
    <details className="mx-margin mb-10 border-y border-hairline text-small lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between">
        {t('contents')}
        <span aria-hidden="true" className="text-stone">
          {sections.length}
        </span>
      </summary>
      <nav aria-label={t('contents')} className="pb-3">
        <Links sections={sections} />
      </nav>
    </details>
  );
}

function Links({ sections }: { sections: readonly Section[] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 leading-snug text-stone hover:text-ink">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
