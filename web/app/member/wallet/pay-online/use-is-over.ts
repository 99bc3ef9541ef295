import { useEffect, useState } from 'react';

/** @param time ISO 8601; null never comes */
export function useIsOver(time: string | null): boolean {
  const end = time === null ? Number.POSITIVE_INFINITY : Date.parse(time);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const left = end - Date.now();
    setIsOver(left <= 0);
    if (left <= 0 || left === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [end]);
  return isOver;
}
