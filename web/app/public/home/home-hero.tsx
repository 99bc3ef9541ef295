import { useTranslation } from 'react-i18next';
import { href, Link, useViewTransitionState } from 'react-router';
import { CmsWords, otherLanguage } from '../../content/cms-text.tsx';
import type { HomePage } from '../../content/types/home-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PieceSummary } from '../artworks/piece.ts';

export function HomeHero({ piece, motto }: { piece: PieceSummary | null; motto: HomePage['motto'] }) {
  const { t } = useTranslation('home');
  const shown = useLanguage();
  const lang = motto && otherLanguage(motto, shown);
  return (
    <section className="hero lg:page-start">
      {piece && <HeroPicture piece={piece} />}
      {motto ? (
        <h1 lang={lang ?? undefined} className="hero-motto mt-8 px-margin text-display lg:mt-0 lg:px-0">
          <span className="block">{motto.value.first}</span>
          <span className="block">{motto.value.second}</span>
        </h1>
      ) : (
        <h1 className="sr-only">{t('title')}</h1>
      )}
      {piece && <HeroLabel piece={piece} />}
    </section>
  );
}

function HeroPicture({ piece }: { piece: PieceSummary }) {
  const to = href('/artworks/:productId', { productId: piece.productCode });
  const moving = useViewTransitionState(to);
  const { t } = useTranslation('artworks');
  if (!piece.mainImage) return null;
  return (
    <Link
      to={to}
      viewTransition
      tabIndex={-1}
      className="hero-picture block aspect-4/5 bg-moon"
      style={moving ? { viewTransitionName: 'piece' } : undefined}
    >
      <Picture
        {...piece.mainImage}
        alt={t('view', { name: piece.name?.text ?? t('unnamed') })}
        sizes="(min-width: 1024px) 48vw, 100vw"
        hero
        blurred
        className="size-full object-cover"
      />
    </Link>
  );
}

function HeroLabel({ piece }: { piece: PieceSummary }) {
  const { t } = useTranslation('home');
  const shown = useLanguage();
  return (
    <div className="hero-label mt-8 border-l border-rim px-margin pl-5 max-lg:ml-margin lg:mt-0 lg:pr-0">
      <p className="font-heading text-lead leading-snug">
        {piece.name ? <CmsWords value={piece.name} shown={shown} /> : t('artworks:unnamed')}
      </p>
      {piece.glazeColor && (
        <p className="mt-1 text-small text-stone">
          <CmsWords value={piece.glazeColor} shown={shown} />
        </p>
      )}
      <Link
        to={href('/artworks/:productId', { productId: piece.productCode })}
        viewTransition
        className="mt-3 inline-flex min-h-11 items-center text-small text-sky underline decoration-sky/40 hover:decoration-sky"
      >
        {t('seePiece')}
      </Link>
    </div>
  );
}
