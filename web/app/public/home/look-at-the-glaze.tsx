import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsTitle, CmsWords, otherLanguage } from '../../content/cms-text.tsx';
import type { HomePage } from '../../content/types/home-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { GlazeCloseUp } from '../artworks/glaze-close-up.tsx';
import type { PieceSummary } from '../artworks/piece.ts';

interface LookAtTheGlazeProps {
  piece: PieceSummary;
  close: PieceSummary[];
  words: HomePage['glaze'];
}

export function LookAtTheGlaze({ piece, close, words }: LookAtTheGlazeProps) {
  const { t } = useTranslation('home');
  const shown = useLanguage();
  const lang = words && otherLanguage(words, shown);
  return (
    <section aria-labelledby="glaze" className="pt-section">
      <GlazeCloseUp piece={piece} name={piece.name?.text ?? t('artworks:unnamed')} />
      {words ? (
        <div className="page grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
          <h2 id="glaze" className="text-display lg:col-span-4 lg:upright">
            <CmsTitle part={words} shown={shown} labeled />
          </h2>
          <div lang={lang ?? undefined} className="lg:col-span-6 lg:col-start-5">
            <p className="measure text-lead">{words.value.lead}</p>
            <p className="measure mt-6 text-stone">{words.value.text}</p>
          </div>
        </div>
      ) : (
        <div className="pt-section" />
      )}
      <ul className="page grid grid-cols-2 items-start gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6">
        {close.map((each) => (
          <CloseUp key={each.productCode} piece={each} />
        ))}
      </ul>
    </section>
  );
}

function CloseUp({ piece }: { piece: PieceSummary }) {
  const shown = useLanguage();
  const { t } = useTranslation('artworks');
  if (!piece.microImage) return null;
  return (
    <li className="even:mt-10 lg:even:mt-20">
      <Link to={href('/artworks/:productId', { productId: piece.productCode })} className="group block">
        <Picture
          {...piece.microImage}
          alt=""
          sizes="(min-width: 1024px) 23vw, 45vw"
          blurred
          className="aspect-4/5 w-full object-cover"
        />
        <p className="mt-3 text-small leading-snug group-hover:text-sky">
          {piece.glazeColor ? <CmsWords value={piece.glazeColor} shown={shown} /> : t(`types.${piece.type}`)}
          <span className="block text-label text-stone">
            {piece.name ? <CmsWords value={piece.name} shown={shown} /> : t('unnamed')}
          </span>
        </p>
      </Link>
    </li>
  );
}
