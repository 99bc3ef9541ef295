export const tabLook =
  'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2 whitespace-nowrap text-stone ' +
  'not-aria-[current=page]:forced-colors:border-[Canvas] hover:text-ink aria-[current=page]:border-rim aria-[current=page]:text-ink';
