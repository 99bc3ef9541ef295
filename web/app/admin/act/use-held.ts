import { useEffect, useEffectEvent, useState } from 'react';

/** Keeps the values of an attempt without an answer. The page is stale, so `reload` runs when the network is back. */
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
    release: () => setHeld(undefined),
  };
}
