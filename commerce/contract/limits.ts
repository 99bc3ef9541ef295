// Limits that a page checks before it sends anything. This file has no imports, so that browsers can load it.

/** The longest statement of a provider, in characters. */
export const longestStatement = 2_000_000;
