import path from 'node:path';
import { errors } from '@strapi/utils';
import { own } from '../../own.ts';
import { isDxf } from './is-dxf.ts';
import { type MediaKind, uploadTypes } from './upload-types.ts';

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
  /**
   * The content type that Strapi stores. Without this field, Strapi stores the type that the browser sent.
   */
  detectedMimeType?: string;
}

/**
 * Detects the type of a file from its content, sets `detectedMimeType` and returns the kind. Refuses a file whose
 * extension does not match its content. Strapi trusts the extension when the content has no known signature (plain
 * text, HTML), and the extension later decides the content type sent to the browser.
 */
export async function refuseDisguisedFile(file: UploadedFile): Promise<MediaKind> {
  const mime = await detectType(file.filepath);
  const name = file.originalFilename ?? '';
  const type = mime && own(uploadTypes, mime);
  if (!type) {
    throw new errors.ValidationError(
      `${name}: only JPEG, PNG, WebP and AVIF pictures, PDF documents and DXF drawings can be uploaded`,
    );
  }
  if (!type.endings.includes(path.extname(name).toLowerCase())) {
    throw new errors.ValidationError(`${name}: the content is ${mime}, which does not match the name`);
  }
  file.detectedMimeType = mime;
  return type.kind;
}

async function detectType(filepath: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = await fileTypeFromFile(filepath);
  // A DXF drawing is text and has no signature, so it is recognized by its first lines.
  return detected?.mime ?? ((await isDxf(filepath)) ? 'application/dxf' : undefined);
}
