import { useSyncExternalStore as hookOfReact } from 'react';

/** Stands in for the package of this name: React has had the hook itself since version 18. */
export const useSyncExternalStore = hookOfReact;
