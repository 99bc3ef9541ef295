/** What may be uploaded, and the endings each may wear. SVG and HTML can carry scripts and stay out. */
export const imageTypes: Record<string, readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
};

export const uploadLimitBytes = 12 * 1024 * 1024;
