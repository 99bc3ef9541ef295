interface Days {
  from: string;
  to: string;
}

/** The state of a history entry which says that a comparison was opened from the statement of this day. */
export interface FromDay {
  fromDay: string;
}

/** The day whose statement a comparison leads back to: the one it was opened from, or else its last one. */
export function dayOfReturn(state: unknown, { from, to }: Days): string {
  const { fromDay } = Object(state) as Partial<FromDay>;
  return typeof fromDay === 'string' && from <= fromDay && fromDay <= to ? fromDay : to;
}
