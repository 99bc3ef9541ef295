interface Asked {
  /** The parts of a day's messages that guests had within the last day and the last hour, from 0 to 1. */
  dayShare: number;
  hourShare: number;
  /** The messages to guests of this network within the last day. */
  byNetwork: number;
}

const quietDayShare = 0.2;
const quietHourShare = 0.05;

/** About a second of a phone with four cores. */
export const firstDerivations = 64;
const mostDoublings = 7;

/** Of how many counters a guest has to find the right one before a message is sent; on average after half of them. */
export function derivationsFor({ dayShare, hourShare, byNetwork }: Asked): number {
  if (dayShare < quietDayShare && hourShare < quietHourShare) return 0;
  return firstDerivations * 2 ** Math.min(byNetwork, mostDoublings);
}
