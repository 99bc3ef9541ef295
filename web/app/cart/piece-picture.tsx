import { href, Link } from 'react-router';
import { firstImageUrl } from '../api/first-image-url.ts';
import { Image } from '../ui/image.tsx';

interface PiecePictureProps {
  productCode: string;
  imageUrl: readonly string[] | string;
  className?: string;
}

/** The picture is hidden from screen readers, because the name of the piece stands beside it. */
export function PiecePicture({ productCode, imageUrl, className = 'w-20' }: PiecePictureProps) {
  const first = firstImageUrl(imageUrl);
  return (
    <Link
      to={href('/artworks/:productId', { productId: productCode })}
      tabIndex={-1}
      aria-hidden="true"
      className={`block aspect-4/5 shrink-0 self-start overflow-hidden bg-moon ${className}`}
    >
      {first && (
        <Image src={first} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      )}
    </Link>
  );
}
