import { Picture } from '../../ui/picture.tsx';
import type { BodyPart, PictureWidth } from './block.ts';
import { InlineText } from './inline-text.tsx';

type PicturePart = Extract<BodyPart, { type: 'picture' }>;

const sizes: Record<PictureWidth, string> = {
  measure: '(min-width: 64rem) 38rem, 90vw',
  wide: '(min-width: 64rem) 65vw, 90vw',
  full: '(min-width: 64rem) 75vw, 100vw',
};

/** A picture wider than the text is never higher than the window. */
export function ArticlePicture({ picture, alt, caption, width }: PicturePart) {
  return (
    <figure className={`article-${width}`}>
      <Picture
        {...picture}
        alt={alt}
        sizes={sizes[width]}
        blurred
        className="h-auto w-full object-cover"
        style={{ maxHeight: width === 'measure' ? undefined : '92svh' }}
      />
      {caption.length > 0 && (
        <figcaption className="article-caption mt-3 text-small text-stone">
          <InlineText value={caption} />
        </figcaption>
      )}
    </figure>
  );
}
