import type { CSSProperties } from 'react';
import { mediaSrcSet, mediaUrl } from './media-url.ts';

interface PictureProps {
  /** The file name of the upload, its size in pixels, and a text for people who cannot see the picture. */
  name: string;
  width: number;
  height: number;
  alt: string;
  /** The layout width of the picture, as a `sizes` attribute. */
  sizes: string;
  /** Set this for the first large picture of a page. It is loaded at once and with high priority. */
  hero?: boolean;
  /** The CSS background shown until the picture has loaded. */
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
        className={className}
        style={ground ? { background: ground, ...style } : style}
      />
    </picture>
  );
}
