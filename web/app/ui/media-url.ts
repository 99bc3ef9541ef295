/** Web answers any other width with 404. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const;
export const mediaFormats = ['avif', 'webp', 'jpeg'] as const;

export type MediaWidth = (typeof mediaWidths)[number];
export type MediaFormat = (typeof mediaFormats)[number];

/** @param name file name of the upload */
export function mediaUrl(name: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${width}/${format}/${encodeURIComponent(name)}`;
}

/** For link previews, search engines and feed readers, which all read JPEG. */
export function sharedPictureUrl(name: string): string {
  return mediaUrl(name, 1280, 'jpeg');
}

/**
 * For a `srcset` attribute.
 * @param ownWidth width of the upload in pixels. Larger widths are left out, because pictures are never enlarged.
 */
export function mediaSrcSet(name: string, format: MediaFormat, ownWidth = Number.POSITIVE_INFINITY): string {
  const file = `${format}/${encodeURIComponent(name)}`;
  return widthsOf(ownWidth)
    .map((width) => `/media/${width}/${file} ${Math.min(width, ownWidth)}w`)
    .join(', ');
}

/** All widths below the own width, and the next one, which shows the whole picture. */
export function widthsOf(ownWidth: number): MediaWidth[] {
  const whole = mediaWidths.find((width) => width >= ownWidth);
  return mediaWidths.filter((width) => width < ownWidth || width === whole);
}

/**
 * A PDF opens in the browser.
 * @param title if it is given, the browser saves the PDF under this title instead
 */
export function pdfUrl(name: string, title?: string): string {
  return documentUrl('pdf', name, title);
}

/** The browser saves the DXF drawing under this title. */
export function dxfUrl(name: string, title: string): string {
  return documentUrl('dxf', name, title);
}

function documentUrl(folder: string, name: string, title: string | undefined): string {
  const query = title === undefined ? '' : `?download=${encodeURIComponent(title)}`;
  return `/media/${folder}/${encodeURIComponent(name)}${query}`;
}
