import fc from 'fast-check';
import { behaviors } from '../payments/counterparts.ts';
import { pass, runJobs } from '../payments/world.ts';
import {
  buy,
  cancel,
  chargeOrder,
  ofChannel,
  order,
  pay,
  payByCode,
  recharge,
  switchWay,
  tellLate,
  withdraw,
} from './payer-commands.ts';
import { act } from './payment-command.ts';
import { applyForRefund, creditDoubt, decideRefund, endRefund } from './refund-commands.ts';

const trouble = fc.tuple(ofChannel, fc.constantFrom('answer', ...behaviors)).map(([channel, behavior]) =>
  act(`${channel} begins to ${behavior}`, async (world) => {
    world.counterparts.of[channel].behave(behavior);
    world.troubled.delete(channel);
    if (behavior !== 'answer') world.troubled.add(channel);
  }),
);

const crash = fc
  .nat({ max: 40 })
  .map((count) => act(`crash after ${count} steps`, async (world) => world.steps.crashAfter(count)));

const wait = fc.tuple(fc.constantFrom(1, 3, 6, 31, 70, 130, 1440), fc.boolean()).map(([minutes, jobs]) =>
  act(`wait ${minutes} min${jobs ? ' with jobs' : ''}`, async (world) => {
    await pass(world, minutes);
    if (jobs) await runJobs(world);
  }),
);

/** What is frequent in a shop, or needs others before it, is listed more than once. */
export const paymentCommands = [
  ...[recharge, recharge, recharge, recharge, buy, buy, buy, order, chargeOrder, switchWay, switchWay],
  ...[pay, pay, pay, tellLate, withdraw, payByCode, cancel],
  ...[applyForRefund, applyForRefund, applyForRefund, applyForRefund, applyForRefund, applyForRefund],
  ...[decideRefund, endRefund, endRefund, creditDoubt],
  ...[trouble, crash, crash, wait, wait, wait],
];
