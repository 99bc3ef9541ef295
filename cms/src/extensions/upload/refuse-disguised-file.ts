import path from 'node:path';
import { errors } from '@strapi/utils';
import { type MediaKind, uploadTypes } from './upload-types.ts';

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
}

/**
 * Judges a file by its first bytes. Strapi trusts the ending when the content tells nothing (plain text,
 * HTML), and the ending later decides the type that the browser is told.
 * @returns the kind of the file
 */
export async function refuseDisguisedFile(file: UploadedFile): Promise<MediaKind> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = await fileTypeFromFile(file.filepath);
  const name = file.originalFilename ?? '';
  const type = detected && uploadTypes[detected.mime];
  if (!type) {
    throw new errors.ValidationError(
      `${name}: only JPEG, PNG, WebP and AVIF pictures and PDF documents can be uploaded`,
    );
  }
  if (!type.endings.includes(path.extname(name).toLowerCase())) {
    throw new errors.ValidationError(`${name}: the content is ${detected.mime}, which the name does not say`);
  }
  return type.kind;
}
