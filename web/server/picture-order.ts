import path from 'node:path';
import { mediaFormats, mediaWidths } from '../app/ui/media-url.ts';
import { makePicture } from './make-picture.ts';
import type { MediaOrder } from './media-store.ts';

/** Reads `/media/{width}/{format}/{name}`. Returns null for any other path. */
export function readPictureOrder(address: string): MediaOrder | null {
  const [, asked, formatName, name] = /^\/media\/(\d{3,4})\/([a-z]{4})\/([\w.-]{1,200})$/.exec(address) ?? [];
  const width = mediaWidths.find((each) => String(each) === asked);
  const format = mediaFormats.find((each) => each === formatName);
  if (!width || !format || !name || !pictureName.test(name)) return null;
  return {
    name,
    file: path.join(String(width), format, `${name}.${format}`),
    make: (original) => makePicture(original, { width, format }),
    type: `image/${format}`,
  };
}

/** sharp can read these formats. */
const pictureName = /^\w[\w-]*(\.[\w-]+)*\.(jpe?g|png|webp|avif|tiff?|gif)$/i;
