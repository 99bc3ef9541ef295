import type { OutputOf } from '@junyao/commerce/contract';

export type PaymentWay = OutputOf<'GET /wallet/charge/options'>['channels'][number]['ways'][number];

export type Device = 'desktop' | 'phone' | 'wechat';

const suited: Record<Device, PaymentWay[]> = {
  desktop: ['code', 'desktop'],
  phone: ['phone'],
  wechat: ['wechat'],
};

/** Of the ways that a provider offers, those of the device, the best first. */
export function waysFor(device: Device, offered: PaymentWay[]): PaymentWay[] {
  return suited[device].filter((way) => offered.includes(way));
}
