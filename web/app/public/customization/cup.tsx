import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsParagraphs, CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { CupTab, CustomizationPage } from '../../content/types/customization-page.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { PieceSummary } from '../artworks/piece.ts';

interface CupProps {
  cup: NonNullable<CustomizationPage['cup']>;
  /** Null when no such piece is published. */
  piece: PieceSummary | null;
}

export function Cup({ cup, piece }: CupProps) {
  const { t } = useTranslation('customization');
  const shown = useLanguage();
  const { value, language } = cup;
  const lang = otherLanguage(cup, shown);
  const tabs = (['inspiration', 'baseDesign', 'usageScenarios'] as const).flatMap((key) => {
    const tab = value[key];
    return tab
      ? { key, title: <span lang={lang}>{tab.title}</span>, panel: <Panel tab={tab} language={language} /> }
      : [];
  });
  return (
    <section aria-labelledby="cup" className="mt-section bg-moon">
      <div className="page grid gap-x-6 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">{piece && <CupPicture piece={piece} />}</div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 id="cup" className="text-headline">
            <CmsTitle part={cup} shown={shown} labeled />
          </h2>
          <p lang={lang} className="measure mt-4 mb-10 text-lead">
            {value.lead}
          </p>
          {tabs.length > 0 && <Tabs label={t('cup.tabs')} tabs={tabs} />}
          {piece && (
            <Link
              to={href('/artworks/:productId', { productId: piece.productCode })}
              className="mt-8 inline-flex min-h-11 items-center text-small text-sky underline decoration-sky/40 hover:decoration-sky"
            >
              {t('cup.toPiece')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

function CupPicture({ piece }: { piece: PieceSummary }) {
  const { t } = useTranslation('artworks');
  if (!piece.mainImage) return null;
  return (
    <Link
      to={href('/artworks/:productId', { productId: piece.productCode })}
      tabIndex={-1}
      className="block lg:sticky lg:top-8"
    >
      <Picture
        {...piece.mainImage}
        alt={t('view', { name: piece.name?.text ?? t('unnamed') })}
        sizes="(min-width: 1024px) 36vw, 90vw"
        blurred
        className="aspect-4/5 w-full object-cover"
      />
    </Link>
  );
}

function Panel({ tab: { text, points }, language }: { tab: CupTab; language: Language }) {
  const shown = useLanguage();
  return (
    <>
      <div className="measure">
        <CmsParagraphs value={{ text, language }} shown={shown} />
      </div>
      {points && (
        <ul
          lang={otherLanguage({ value: points, language }, shown)}
          className="measure mt-8 border-t border-rim/30 text-small"
        >
          {points.split('\n').map((point) => (
            <li key={point} className="border-b border-rim/30 py-3">
              {point}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
