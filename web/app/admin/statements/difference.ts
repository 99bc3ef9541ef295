import type { OutputOf } from '@junyao/commerce/contract';

export type Difference = OutputOf<'GET /admin/finance/differences'>['items'][number];

/** A difference and the way in which somebody is about to resolve it. */
export interface Opened {
  difference: Difference;
  how: 'note' | 'reversal';
}
