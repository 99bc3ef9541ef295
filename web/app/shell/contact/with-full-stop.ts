/** Ends a text with the full stop of its script, so that another sentence can follow. */
export function withFullStop(text: string): string {
  if (/[.!?。！？]$/u.test(text)) return text;
  return text + (/\p{Script=Han}/u.test(text) ? '。' : '.');
}
