import { setTimeout as wait } from 'node:timers/promises';
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A program that sends the next request when it has an answer gets few refusals, which cost web time too. */
const refusedAfterMilliseconds = 1000;

/** @returns null if the visitor may send the request, or else, after a pause, the seconds until the next one */
export async function countRequest(limiter: RateLimiterMemory, visitor: string): Promise<number | null> {
  try {
    await limiter.consume(visitor);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await wait(refusedAfterMilliseconds);
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
