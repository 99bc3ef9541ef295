/** Cuts a text at the end of a sentence, or else of a word. `longest` counts characters. */
export function shorten(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const beginning = plain.slice(0, longest);
  const sentences = /^.{40,}(?:[。！？]|[.!?](?= ))/su.exec(beginning)?.[0];
  const words = beginning.replace(/[\s,;:，；：、]+[^\s,;:，；：、]*$/u, '');
  return sentences ?? `${words.slice(0, longest - 1)}…`;
}
