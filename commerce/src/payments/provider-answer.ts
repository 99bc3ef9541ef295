/** `refused`: the provider says why by a code. */
export type Answer<More = unknown> =
  | { data: unknown }
  | { refused: { code: string; message: string } & More };

export function isRefused(answer: Answer, ...codes: string[]): boolean {
  return 'refused' in answer && codes.includes(answer.refused.code);
}

/** The provider's sentence; empty if it did not refuse. */
export function refusalOf(answer: Answer): string {
  return 'refused' in answer ? answer.refused.message : '';
}
