import { askMoneyBack, cancel, confirmReceipt, order, payOrder } from './buyer-commands.ts';
import { applyForRefund, charge, decideRefund, recharge } from './money-commands.ts';
import { giveMoneyBack, recordReturn, rejectMoneyBack, ship } from './staff-commands.ts';
import { wait } from './time-commands.ts';

/** What happens more often in a shop is there more often. */
export const commands = [
  ...[wait, recharge, recharge, charge, applyForRefund, decideRefund],
  ...[order, order, order, payOrder, payOrder, cancel, confirmReceipt, askMoneyBack],
  ...[ship, rejectMoneyBack, giveMoneyBack, recordReturn],
];
