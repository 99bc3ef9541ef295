import { useSyncExternalStore as hookOfReact } from 'react';

/** Replaces the package of this name, because React has this hook since version 18. */
export const useSyncExternalStore = hookOfReact;
