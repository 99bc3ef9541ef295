import { wrongSumsOf, wrongTotals } from '../../lists/wrong-sums.ts';
import type { Checks } from '../touched.ts';

export const listChecks: Checks = {
  'L3 the sums of a day of recharges are those of its rows': (touched) =>
    wrongSumsOf('charges', touched.charges),
  'L3 the sums of a day of refunds are those of its rows': (touched) =>
    wrongSumsOf('refunds', touched.refunds),
  'L3 the sums of a day of recharges by staff are those of its rows': (touched) =>
    wrongSumsOf('recharge_proposals', touched.proposals),
  'L3 the sums of a list are those of its days': () => wrongTotals,
};
