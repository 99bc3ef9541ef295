export type MediaKind = 'picture' | 'document';

/**
 * The content types that may be uploaded, with the file extensions allowed for each. SVG and HTML are not allowed
 * because they can contain scripts.
 */
export const uploadTypes: Record<string, { kind: MediaKind; endings: readonly string[] }> = {
  'image/jpeg': { kind: 'picture', endings: ['.jpg', '.jpeg'] },
  'image/png': { kind: 'picture', endings: ['.png'] },
  'image/webp': { kind: 'picture', endings: ['.webp'] },
  'image/avif': { kind: 'picture', endings: ['.avif'] },
  'application/pdf': { kind: 'document', endings: ['.pdf'] },
};

export const uploadLimitBytes = 12 * 1024 * 1024;
