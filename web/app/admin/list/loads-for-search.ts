import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Opening or closing a nested record changes only the path, and the list then does not load again. */
export function loadsForSearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlyPathDiffers = currentUrl.search === nextUrl.search && currentUrl.pathname !== nextUrl.pathname;
  return defaultShouldRevalidate && !onlyPathDiffers;
}
