import type { CSSProperties } from 'react';
import { Image } from './image.tsx';
import { mediaSrcSet, mediaUrl } from './media-url.ts';

interface PictureProps {
  /** The file name of the upload, its size in pixels, and a text for people who cannot see the picture. */
  name: string;
  width: number;
  height: number;
  /** The colors in the upper corners, in the middle and in the lower corners, as 18 hexadecimal digits. */
  colors?: string | undefined;
  alt: string;
  /** As a `sizes` attribute. */
  sizes: string;
  /** For the first large picture of a page, which is loaded at once and with high priority. */
  hero?: boolean;
  /** Paints the colors of the picture, or the backdrop of the shop, until the picture has loaded. */
  blurred?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** The space of the picture is reserved while it loads. */
export function Picture({
  name,
  width,
  height,
  colors,
  alt,
  sizes,
  hero,
  blurred,
  className = '',
  style,
}: PictureProps) {
  const ground = colors ? variablesOf(colors) : undefined;
  return (
    <Image
      sources={<source type="image/avif" srcSet={mediaSrcSet(name, 'avif', width)} sizes={sizes} />}
      ground={ground}
      src={mediaUrl(name, 960, 'webp')}
      srcSet={mediaSrcSet(name, 'webp', width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={hero ? 'eager' : 'lazy'}
      fetchPriority={hero ? 'high' : 'auto'}
      decoding="async"
      className={blurred ? `blurred ${className}` : className}
      style={blurred && ground ? { ...ground, ...style } : style}
    />
  );
}

function variablesOf(colors: string): CSSProperties {
  return {
    '--top': `#${colors.slice(0, 6)}`,
    '--middle': `#${colors.slice(6, 12)}`,
    '--bottom': `#${colors.slice(12)}`,
  } as CSSProperties;
}
