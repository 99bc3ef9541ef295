/** A value that a filter can have, in words. */
export interface Option {
  value: string;
  label: string;
  /** The heading under which the option stands. Options of one group stand together. */
  group?: string;
}

/** A filter of a list. `name` is the parameter of the address and the field of the endpoint's input. */
export type Filter =
  | { kind: 'choice'; name: string; label: string; options: readonly Option[] }
  /**
   * A text that is typed, which commerce compares as a whole or as a part, as the field of its input says. `hint` says
   * what may be typed, `options` are suggested.
   */
  | { kind: 'text'; name: string; label: string; hint?: string; options?: readonly Option[] }
  /** A filter that is either on or absent. */
  | { kind: 'flag'; name: string; label: string }
  /** A filter that only links set, such as "all orders of this member". It can be removed. `text` is its value in words. */
  | { kind: 'fixed'; name: string; label: string; text: string }
  /** The days `from` and `to`, both included. */
  | { kind: 'days'; name: 'days'; label: string }
  /** The amounts of money between two bounds, both included. `least` and `most` are their parameters. */
  | { kind: 'amounts'; name: string; label: string; least: string; most: string };

/** The parameters of the address that a filter sets. */
export function parametersOf(filter: Filter): string[] {
  if (filter.kind === 'amounts') return [filter.least, filter.most];
  return filter.kind === 'days' ? ['from', 'to'] : [filter.name];
}
