import { useEffect, useState } from 'react';

/**
 * @param time ISO 8601
 * @param clockOffset the clock of the server minus the clock of this device, in milliseconds; undefined as long as it is unknown
 */
export function useIsOver(time: string, clockOffset: number | undefined): boolean {
  const end = Date.parse(time);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (clockOffset === undefined) return;
    const left = end - (Date.now() + clockOffset);
    setIsOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [end, clockOffset]);
  return isOver;
}
