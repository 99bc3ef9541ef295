import type { Site } from './site.ts';

export interface ShellData {
  site: Site;
  /** The scheme, host and port as visitors see them. Absolute addresses begin with this. */
  origin: string;
  /** For the preview of a draft: the address to which its bar leads. */
  leavePreview: string | null;
}
