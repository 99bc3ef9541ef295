import { useSyncExternalStore as hookOfReact } from 'react';

/** Replaces the CommonJS package of this name, which would require the older React that the CMS installs at the root. */
export const useSyncExternalStore = hookOfReact;
