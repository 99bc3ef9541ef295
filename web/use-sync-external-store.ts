import * as react from 'react';

/** Stands for the shim of this name, which is for older versions of React, and would load the one that the CMS installs. */
export const useSyncExternalStore = react.useSyncExternalStore;
