import type { Site } from './site.ts';

/** The data that the loader of the layout gives to all pages. */
export interface ShellData {
  site: Site;
  /** The scheme, host and port of the shop as visitors see it. Absolute addresses begin with it. */
  origin: string;
  /** For the preview of a draft: the address to which its bar leads. */
  leavePreview: string | null;
}
