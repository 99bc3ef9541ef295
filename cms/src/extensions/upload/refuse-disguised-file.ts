import path from 'node:path';
import { errors } from '@strapi/utils';
import { type MediaKind, uploadTypes } from './upload-types.ts';

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
}

/**
 * Checks the type of a file by its first bytes and returns its kind. Strapi trusts the file extension when the
 * content has no known signature (plain text, HTML), and the extension later decides the content type sent to the
 * browser.
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
    throw new errors.ValidationError(
      `${name}: the content is ${detected.mime}, which does not match the name`,
    );
  }
  return type.kind;
}
