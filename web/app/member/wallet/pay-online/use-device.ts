import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Device } from './ways-for.ts';

/** Null on the server, which does not know. */
export function useDevice(): Device | null {
  return useHydrated() ? deviceOf(navigator.userAgent) : null;
}

/** Payments open an app on a phone, and the browser within WeChat opens no other app. */
export function deviceOf(userAgent: string): Device {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  return /Android|iPhone|iPod|Mobile/i.test(userAgent) ? 'phone' : 'desktop';
}
