import { useSyncExternalStore } from 'react';
import { workshopDay } from './workshop-day.ts';

const checkedEveryMs = 1000;

/** The day at the workshop. It changes at midnight while the page is open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday, readToday);
}

function readToday(): string {
  return workshopDay(new Date());
}

function subscribe(check: () => void): () => void {
  const timer = setInterval(check, checkedEveryMs);
  return () => clearInterval(timer);
}
