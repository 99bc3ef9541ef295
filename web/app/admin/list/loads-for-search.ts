import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * The `shouldRevalidate` of a list with nested records: opening or closing a record changes only the path, and the
 * list does not load its rows again.
 */
export function loadsForSearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyPathDiffers = currentUrl.search === nextUrl.search && currentUrl.pathname !== nextUrl.pathname;
  return defaultShouldRevalidate && !onlyPathDiffers;
}
