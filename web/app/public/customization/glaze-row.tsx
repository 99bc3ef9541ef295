import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import type { PieceSummary } from '../artworks/piece.ts';

/** Shows only the lower half of each close-up, because the rim of the piece may be in the upper half. */
export function GlazeRow({ pieces }: { pieces: readonly PieceSummary[] }) {
  const { t } = useTranslation('artworks');
  return (
    <ul className="mt-8 grid grid-cols-5 gap-1.5 sm:flex">
      {pieces.map(({ productCode, microImage, name }) => (
        <li key={productCode} className="min-w-0 sm:flex-1">
          <Link
            to={href('/artworks/:productId', { productId: productCode })}
            className="block aspect-2/3 overflow-hidden"
          >
            {microImage && (
              <Picture
                {...microImage}
                alt={t('macro', { name: name?.text ?? t('unnamed') })}
                sizes="(min-width: 1024px) 22vw, 42vw"
                blurred
                className="size-full origin-bottom scale-210 object-cover"
              />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
