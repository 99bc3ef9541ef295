import { useTranslation } from 'react-i18next';
import { artworks, artworksForShow } from '../../content/cms.server.ts';
import type { ArtworkCard } from '../../content/types/artwork.server.ts';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { contactAction } from '../../shell/contact/contact-action.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { loadWrittenPage } from '../load-written-page.server.ts';
import { PageOpening } from '../page-opening.tsx';
import type { Route } from './+types/customization';
import { Choices } from './choices.tsx';
import { Cup } from './cup.tsx';
import { Enquiry } from './enquiry.tsx';
import { Ordering } from './ordering.tsx';
import { piecesOfListedGlazes } from './pieces-of-listed-glazes.server.ts';
import { readWantedPiece } from './wanted-piece.ts';

export const handle: RouteHandle = { namespaces: ['customization', 'artworks'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const page = await loadWrittenPage('customization-page', url, language);
  const wanted = readWantedPiece(url.searchParams);
  const pieces = await artworks(language);
  const forShow = await artworksForShow(language);
  const pieceOf = (code: string | undefined | null) => {
    const isWanted = ({ productCode }: ArtworkCard) => productCode === code;
    return (code && (pieces.find(isWanted) ?? forShow.find(isWanted))) || null;
  };
  const cup = pieceOf(page.words?.cupProductCode);
  return {
    ...page,
    cup,
    piece: pieceOf(wanted),
    // The cup has a picture of its own on the page, and its carving hides its glaze.
    glazes: piecesOfListedGlazes(
      page.words?.glazes ?? null,
      pieces.filter((each) => each !== cup),
    ),
  };
}

export const clientAction = contactAction;

export default function Customization({ loaderData }: Route.ComponentProps) {
  const { words, trail, cup, piece, glazes } = loaderData;
  const { t } = useTranslation('customization');
  return (
    <>
      <PageHead
        title={words?.title?.text ?? t('title')}
        description={words?.seoDescription}
        image={cup?.mainImage}
        structuredData={trail}
      />
      <PageOpening title={words?.title ?? null} fallback={t('title')} lead={words?.lead ?? null}>
        <Enquiry piece={piece} />
      </PageOpening>
      {words && <Choices words={words} glazes={glazes} />}
      {words?.ordering && <Ordering ordering={words.ordering} piece={piece} />}
      {words?.cup && <Cup cup={words.cup} piece={cup} />}
    </>
  );
}
