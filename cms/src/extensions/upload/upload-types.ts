export type MediaKind = 'picture' | 'document';

/** What may be uploaded, and the endings each may have. SVG and HTML can carry scripts and stay out. */
export const uploadTypes: Record<string, { kind: MediaKind; endings: readonly string[] }> = {
  'image/jpeg': { kind: 'picture', endings: ['.jpg', '.jpeg'] },
  'image/png': { kind: 'picture', endings: ['.png'] },
  'image/webp': { kind: 'picture', endings: ['.webp'] },
  'image/avif': { kind: 'picture', endings: ['.avif'] },
  'application/pdf': { kind: 'document', endings: ['.pdf'] },
};

export const uploadLimitBytes = 12 * 1024 * 1024;
