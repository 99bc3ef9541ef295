/** Which word says what happens: money for an order that still waits pays it at once. */
export function effectOnOrder({ heldUntil }: { heldUntil: string | null }): 'effect' | 'effectForOrder' {
  return heldUntil === null ? 'effect' : 'effectForOrder';
}
