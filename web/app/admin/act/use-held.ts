import { useEffect, useEffectEvent, useState } from 'react';

/**
 * An attempt that got no answer and may have been carried out all the same. It is held until an answer comes, so that
 * the next press sends the very same values again. What the page shows is stale meanwhile: `reload` loads it again,
 * also when the network is back.
 */
export function useHeld<Attempt>(reload: () => void) {
  const [held, setHeld] = useState<Attempt>();
  const [isStale, setStale] = useState(false);
  const backOnline = useEffectEvent(() => {
    setStale(false);
    reload();
  });
  useEffect(() => {
    if (!isStale) return;
    const listener = () => backOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isStale]);
  return {
    held,
    hold(attempt: Attempt) {
      setHeld(() => attempt);
      setStale(true);
    },
    /** An answer came, or the person gives the attempt up. */
    release: () => setHeld(undefined),
  };
}
