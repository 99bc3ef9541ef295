import type { Site } from './site.ts';

/** What the layout's loader gives to everything inside it. */
export interface ShellData {
  site: Site;
  /** Scheme, host and port of the shop as visitors see it, for absolute addresses. */
  origin: string;
}
