import type { CSSProperties } from 'react';
import { mediaSrcSet, mediaUrl } from './media-url.ts';

interface PictureProps {
  /** The file name of the upload, its size in pixels, and a text for people who cannot see the picture. */
  name: string;
  width: number;
  height: number;
  /** Its colors in the upper corners, in the middle and in the lower corners, as 18 hexadecimal digits. */
  colors?: string | undefined;
  alt: string;
  /** The layout width of the picture, as a `sizes` attribute. */
  sizes: string;
  /** Set this for the first large picture of a page. It is loaded at once and with high priority. */
  hero?: boolean;
  /**
   * The CSS background shown until the picture has loaded, if its colors are unknown. Without it, nothing is shown, not
   * even the colors.
   */
  ground?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * A picture in several formats and widths, from which the browser chooses. Its space is reserved while it
 * loads.
 */
export function Picture({
  name,
  width,
  height,
  colors,
  alt,
  sizes,
  hero,
  ground,
  className = '',
  style,
}: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={mediaSrcSet(name, 'avif', width)} sizes={sizes} />
      <img
        src={mediaUrl(name, 960, 'webp')}
        srcSet={mediaSrcSet(name, 'webp', width)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={hero ? 'eager' : 'lazy'}
        fetchPriority={hero ? 'high' : 'auto'}
        decoding="async"
        className={ground && colors ? `blurred ${className}` : className}
        style={ground ? { ...(colors ? variablesOf(colors) : { background: ground }), ...style } : style}
      />
    </picture>
  );
}

/** The variables of the class `blurred`. */
function variablesOf(colors: string): CSSProperties {
  const [top, middle, bottom] = [0, 6, 12].map((at) => `#${colors.slice(at, at + 6)}`);
  return { '--top': top, '--middle': middle, '--bottom': bottom } as CSSProperties;
}
