import fs from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { own } from '../../own.ts';
import { say } from '../../say.ts';
import { heicToJpeg, TooManyPixels } from './heic-to-jpeg.ts';
import { isDxf } from './is-dxf.ts';
import { toJpeg } from './to-jpeg.ts';
import { acceptedFiles, heicTypes, type MediaKind, mostPixels, uploadTypes } from './upload-types.ts';

export interface UploadedFile {
  filepath: string;
  originalFilename?: string | null;
  size?: number;
  /** Strapi stores this type, or without it the type that the browser sent. */
  detectedMimeType?: string;
}

/** Strapi shows this name, and `originalFilename` if there is none. */
export interface FileInfo {
  name?: string | null;
}

/**
 * Refuses a document whose extension does not match its content. Strapi trusts the extension of content without a
 * signature (plain text, HTML), and the extension later decides the content type sent to the browser.
 */
export async function acceptFile(file: UploadedFile, info: FileInfo = {}): Promise<MediaKind> {
  const detected = await detectType(file.filepath);
  const isHeic = detected !== undefined && heicTypes.includes(detected);
  if (isHeic) await makeJpeg(file);
  const mime = isHeic ? 'image/jpeg' : detected;
  const type = mime && own(uploadTypes, mime);
  if (!type) {
    throw refusal(file, {
      zh: `只能上传 ${acceptedFiles.zh}`,
      en: `only ${acceptedFiles.en} can be uploaded`,
    });
  }
  if (type.kind === 'picture') {
    const orientation = await checkPicture(file);
    if (mime === 'image/jpeg' && orientation !== 1) await turnUpright(file);
    nameByContent(file, info, type.endings);
  } else if (!type.endings.includes(endingOf(file.originalFilename ?? ''))) {
    throw refusal(file, {
      zh: `文件内容是 ${mime}，与文件名不符`,
      en: `the content is ${mime}, which does not match the name`,
    });
  }
  file.detectedMimeType = mime;
  return type.kind;
}

async function detectType(filepath: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = await fileTypeFromFile(filepath);
  // A DXF drawing is text without a signature, so its first lines are read.
  return detected?.mime ?? ((await isDxf(filepath)) ? 'application/dxf' : undefined);
}

async function makeJpeg(file: UploadedFile): Promise<void> {
  try {
    await heicToJpeg(file.filepath);
  } catch (error) {
    if (error instanceof TooManyPixels) throw tooManyPixels(file);
    throw refusal(file, {
      zh: '这张 HEIC 图片无法读取。请在手机相机设置中选“兼容性最佳”，或另存为 JPEG 再上传',
      en: 'this HEIC picture cannot be read. Choose “Most Compatible” in the camera settings of the phone, or save it as a JPEG',
    });
  }
  file.size = (await fs.stat(file.filepath)).size;
}

/** @returns the EXIF orientation, 1 for upright */
async function checkPicture(file: UploadedFile): Promise<number> {
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(file.filepath, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusal(file, { zh: '图片无法读取', en: 'the picture cannot be read' });
    });
  if (width * height > mostPixels) throw tooManyPixels(file);
  return orientation;
}

/** Strapi's thumbnail and measures ignore the EXIF orientation, so the pixels are turned. */
async function turnUpright(file: UploadedFile): Promise<void> {
  const upright = await toJpeg(sharp(file.filepath).autoOrient().keepIccProfile()).toBuffer();
  await fs.writeFile(file.filepath, upright);
  file.size = upright.length;
}

function tooManyPixels(file: UploadedFile): Error {
  const million = mostPixels / 1_000_000;
  return refusal(file, {
    zh: `图片超过 ${million / 100} 亿像素，请缩小后再上传`,
    en: `the picture has more than ${million} million pixels; make it smaller first`,
  });
}

/** Few programs know .jfif and .heic, and WeChat names any picture .jpg. */
function nameByContent(file: UploadedFile, info: FileInfo, endings: readonly string[]): void {
  const rename = (name: string) =>
    endings.includes(endingOf(name)) ? name : name.replace(/(\.\w{1,5})?$/, endings[0] ?? '');
  file.originalFilename = rename(file.originalFilename ?? '');
  if (info.name) info.name = rename(info.name);
}

const endingOf = (name: string) => path.extname(name).toLowerCase();

function refusal(file: UploadedFile, reason: { zh: string; en: string }): Error {
  const name = file.originalFilename ?? '';
  return new errors.ValidationError(say({ zh: `${name}：${reason.zh}`, en: `${name}: ${reason.en}` }));
}
