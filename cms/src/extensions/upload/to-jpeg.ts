import type { Sharp } from 'sharp';

/** The shop shows no larger picture, and a larger one could exceed the limit of an upload. */
const longestSide = 5000;

/** About as large as the phone itself would make the JPEG. */
export function toJpeg(picture: Sharp): Sharp {
  return picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 });
}
