import { firstImageUrl } from '../../api/first-image-url.ts';
import { Image } from '../../ui/image.tsx';

/** Hidden from screen readers, because the name of the piece stands beside it. */
export function PieceThumb({ imageUrl }: { imageUrl: readonly string[] }) {
  const first = firstImageUrl(imageUrl);
  return (
    <span className="block h-9 w-7 overflow-hidden bg-moon">
      {first && (
        <Image src={first} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      )}
    </span>
  );
}
