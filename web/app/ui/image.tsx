import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';

type ImageProps = Omit<ComponentProps<'img'>, 'ref' | 'onError'> & {
  alt: string;
  /** The other formats of the picture, as `source` elements. */
  sources?: ReactNode;
  /** Colors for the class `blurred`, which replaces a missing file. Without them the backdrop of the shop is shown. */
  ground?: CSSProperties | undefined;
};

/** If the file is gone, a quiet ground takes its place, and screen readers still read the text. */
export function Image({ sources, ground, ...img }: ImageProps) {
  const [gone, setGone] = useState<string>();
  const { src, alt, width, height, className = '', style } = img;
  if (src && gone === src) {
    const ratio = width && height ? { '--ratio': `${width} / ${height}` } : {};
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={`gone blurred ${className}`}
        style={{ ...ground, ...ratio, ...style }}
      />
    );
  }
  const element = (
    <img
      {...img}
      alt={alt}
      onError={() => setGone(src)}
      // The file may have failed before the scripts of the page started, and then no event follows.
      ref={(shown) => {
        if (shown?.complete && shown.currentSrc && shown.naturalWidth === 0) setGone(src);
      }}
    />
  );
  return sources ? (
    <picture>
      {sources}
      {element}
    </picture>
  ) : (
    element
  );
}
