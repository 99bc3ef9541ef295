export type MediaKind = 'picture' | 'document' | 'drawing';

/** SVG and HTML are not allowed, because they can contain scripts. */
export const uploadTypes: Record<string, { kind: MediaKind; endings: readonly string[] }> = {
  'image/jpeg': { kind: 'picture', endings: ['.jpg', '.jpeg'] },
  'image/png': { kind: 'picture', endings: ['.png'] },
  'image/webp': { kind: 'picture', endings: ['.webp'] },
  'image/avif': { kind: 'picture', endings: ['.avif'] },
  'application/pdf': { kind: 'document', endings: ['.pdf'] },
  'application/dxf': { kind: 'drawing', endings: ['.dxf'] },
};

/** Pictures of iPhones, which are stored as JPEG. */
export const heicTypes = ['image/heic', 'image/heif'];

/** Strapi and Koa give a file this content type because its name ends in .dxf. */
export const dxfByName = 'image/vnd.dxf';

export const uploadLimitMegabytes = 12;
export const uploadLimitBytes = uploadLimitMegabytes * 1024 * 1024;

/** Even a small file can decompress to a huge picture. */
export const mostPixels = 100_000_000;

export const acceptedFiles = {
  zh: 'JPEG、PNG、WebP、AVIF、HEIC 图片、PDF 文档和 DXF 图纸',
  en: 'JPEG, PNG, WebP, AVIF and HEIC pictures, PDF documents and DXF drawings',
};
