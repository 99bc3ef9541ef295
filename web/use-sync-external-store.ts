import { useSyncExternalStore as hookOfReact } from 'react';

/** Replaces the package of this name, because React has had the hook since version 18. */
export const useSyncExternalStore = hookOfReact;
