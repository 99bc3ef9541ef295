import { useEffect, useState } from 'react';

const keyOf = (name: string) => `resend:${name}`;

/**
 * The moment from which a code may be sent again, in milliseconds since 1970, and a function that sets it. The moment
 * survives a reload of the page. It is 0 if no code was sent, and while hydrating.
 */
export function useResendMoment(name: string): [moment: number, remember: (moment: number) => void] {
  const [moment, setMoment] = useState(0);
  useEffect(() => setMoment(readMoment(name)), [name]);

  function remember(next: number) {
    setMoment(next);
    try {
      sessionStorage.setItem(keyOf(name), String(next));
    } catch {
      // Storage is forbidden. The moment is then known until the page is left.
    }
  }
  return [moment, remember];
}

function readMoment(name: string): number {
  try {
    const stored = Number(sessionStorage.getItem(keyOf(name)));
    return stored > Date.now() ? stored : 0;
  } catch {
    return 0;
  }
}
