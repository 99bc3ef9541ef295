import { askMoneyBack, cancel, confirmReceipt, order, payOrder } from './buyer-commands.ts';
import { applyForRefund, credit, decideRefund, recharge, reverse } from './money-commands.ts';
import {
  giveMoneyBack,
  recordDamage,
  recordReturn,
  reducePrice,
  rejectMoneyBack,
  ship,
  withdrawShipment,
} from './staff-commands.ts';
import { wait } from './time-commands.ts';

/** Commands that are frequent in a shop are listed more than once. */
export const commands = [
  ...[wait, credit, credit, reverse, recharge, recharge, applyForRefund, decideRefund],
  ...[order, order, order, payOrder, payOrder, cancel, confirmReceipt, askMoneyBack],
  ...[ship, withdrawShipment, rejectMoneyBack, giveMoneyBack, reducePrice, recordReturn, recordDamage],
];
