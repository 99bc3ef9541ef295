/** The longest time that scripts wait for pictures after the page has been read. */
const longestMilliseconds = 1_500;

/**
 * Starts the scripts of the page, which entry.server.tsx has made wait. The page is complete without scripts, so styles,
 * fonts and the first pictures are loaded and shown before them on a slow connection.
 */
const startScripts = `{
  const start = () => {
    const later = document.querySelector('script[type="later"]');
    if (!later) return;
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = later.textContent;
    later.type = 'started';
    document.head.append(script);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('DOMContentLoaded', () => setTimeout(start, ${longestMilliseconds}));
}`;

export function StartScripts() {
  return <script suppressHydrationWarning>{import.meta.env.SSR ? startScripts : ''}</script>;
}
