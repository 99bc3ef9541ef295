import { useEffect, useState } from 'react';

const keyOf = (name: string) => `resend:${name}`;

/**
 * The moment from which a code of this name may be sent again, in milliseconds since 1970. It survives a reload of the
 * page. It is 0 if no code was sent, and while hydrating.
 */
export function useResendMoment(name: string): [moment: number, remember: (moment: number) => void] {
  const [moments, setMoments] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const moment = readMoment(name);
    if (moment > 0) setMoments((known) => new Map(known).set(name, moment));
  }, [name]);

  function remember(next: number) {
    setMoments((known) => new Map(known).set(name, next));
    try {
      sessionStorage.setItem(keyOf(name), String(next));
    } catch {
      // Storage is forbidden, so the moment is known until the page is left.
    }
  }
  return [moments.get(name) ?? 0, remember];
}

function readMoment(name: string): number {
  try {
    const stored = Number(sessionStorage.getItem(keyOf(name)));
    return stored > Date.now() ? stored : 0;
  } catch {
    return 0;
  }
}
