export interface Option {
  value: string;
  label: string;
  /** The heading above the option. Options of one group must be next to each other. */
  group?: string;
}

/** `name` is the parameter of the address and the field of the endpoint's input. */
export type Filter =
  | { kind: 'choice'; name: string; label: string; options: readonly Option[] }
  /** Commerce compares the whole text or a part, as the field of its input says. `hint` says what may be typed. */
  | { kind: 'text'; name: string; label: string; hint?: string; options?: readonly Option[] }
  | { kind: 'flag'; name: string; label: string }
  /** Only links set this filter, such as "all orders of this member". `text` is its value in words. */
  | { kind: 'fixed'; name: string; label: string; text: string }
  /** The days `from` and `to` are included. */
  | { kind: 'days'; name: 'days'; label: string }
  /** Both bounds are included. `least` and `most` are the parameters of the address. */
  | { kind: 'amounts'; name: string; label: string; least: string; most: string };

export function parametersOf(filter: Filter): string[] {
  if (filter.kind === 'amounts') return [filter.least, filter.most];
  return filter.kind === 'days' ? ['from', 'to'] : [filter.name];
}
