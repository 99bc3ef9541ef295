import type { CSSProperties } from 'react';
import { mediaSrcSet, mediaUrl } from './media-url.ts';

interface PictureProps {
  /** File name of the upload, its size in pixels, and the words for who cannot see it. */
  name: string;
  width: number;
  height: number;
  alt: string;
  /** How wide it is laid out, as the `sizes` attribute says it. */
  sizes: string;
  /** The first large picture of a page: fetched at once, before everything else. */
  hero?: boolean;
  /** CSS background shown until the picture has arrived. */
  ground?: string;
  className?: string;
  style?: CSSProperties;
}

/** A picture in the formats and widths the browser can choose from; holds its place while it loads. */
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
      <source type="image/webp" srcSet={mediaSrcSet(name, 'webp', width)} sizes={sizes} />
      <img
        src={mediaUrl(name, 960, 'jpeg')}
        srcSet={mediaSrcSet(name, 'jpeg', width)}
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
