/** What the picture service makes. A request for anything else is answered 404. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1600] as const;
export const mediaFormats = ['avif', 'webp', 'jpeg'] as const;

export type MediaWidth = (typeof mediaWidths)[number];
export type MediaFormat = (typeof mediaFormats)[number];

/** Address of an uploaded picture in a width and format. @param name file name of the upload */
export function mediaUrl(name: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${width}/${format}/${encodeURIComponent(name)}`;
}

/**
 * All widths of a picture for a `srcset` attribute.
 * @param ownWidth of the upload in pixels: it is never enlarged, so wider ones would only repeat it
 */
export function mediaSrcSet(name: string, format: MediaFormat, ownWidth = Number.POSITIVE_INFINITY): string {
  const smaller = mediaWidths.filter((width) => width < ownWidth);
  const whole = mediaWidths.find((width) => width >= ownWidth);
  return [
    ...smaller.map((width) => `${mediaUrl(name, width, format)} ${width}w`),
    ...(whole ? [`${mediaUrl(name, whole, format)} ${ownWidth}w`] : []),
  ].join(', ');
}
