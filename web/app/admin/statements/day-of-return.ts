interface Days {
  from: string;
  to: string;
}

/** The state of a history entry for a comparison that was opened from the statement of this day. */
export interface FromDay {
  fromDay: string;
}

/** Without such a state, the way back leads to the last day of the comparison. */
export function dayOfReturn(state: unknown, { from, to }: Days): string {
  const { fromDay } = Object(state) as Partial<FromDay>;
  return typeof fromDay === 'string' && from <= fromDay && fromDay <= to ? fromDay : to;
}
