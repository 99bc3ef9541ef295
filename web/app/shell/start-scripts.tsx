/** The longest time that scripts wait for pictures after the page has been read. */
const longestMilliseconds = 1_500;

/**
 * Starts the scripts that entry.server.tsx has made wait, so that styles, fonts and the first pictures load before them
 * on a slow connection. The page is complete without scripts.
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
