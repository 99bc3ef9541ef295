import path from 'node:path';
import { errors } from '@strapi/utils';
import { imageTypes } from './image-types.ts';

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
}

/**
 * Judges a file by its first bytes. Strapi trusts the ending when the content tells nothing (plain text,
 * HTML), and the ending is what the browser would later be served by.
 */
export async function refuseDisguisedFile(file: UploadedFile): Promise<void> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = await fileTypeFromFile(file.filepath);
  const name = file.originalFilename ?? '';
  const endings = detected && imageTypes[detected.mime];
  if (!endings) {
    throw new errors.ValidationError(`${name}: only JPEG, PNG, WebP and AVIF pictures can be uploaded`);
  }
  if (!endings.includes(path.extname(name).toLowerCase())) {
    throw new errors.ValidationError(`${name}: the content is ${detected.mime}, which the name does not say`);
  }
}
