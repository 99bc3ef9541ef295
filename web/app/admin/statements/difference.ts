import type { OutputOf } from '@junyao/commerce/contract';

export type Difference = OutputOf<'GET /admin/finance/differences'>['items'][number];

export interface Opened {
  difference: Difference;
  how: 'note' | 'reversal';
}
