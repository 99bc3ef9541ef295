/** A part of a text, from the first character to before the one at `end`. */
export interface Span {
  start: number;
  end: number;
}

/**
 * A character at which a part of an address can end, for a regular expression. `\0` stands in place of each character
 * that was taken out, so that the others keep their positions.
 */
export const edge = String.raw`[\s\0,;:、|/。(\p{Pd}]`;

/** The text with ordinary signs and digits instead of full-width ones. Every character keeps its position. */
export function withoutFullWidth(text: string): string {
  return text.replaceAll(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0));
}

export function takeOut(text: string, { start, end }: Span): string {
  return text.slice(0, start) + '\0'.repeat(end - start) + text.slice(end);
}

/** Takes out what matches the pattern, or only those matches that `isTaken` accepts. */
export function takeOutAll(
  text: string,
  pattern: RegExp,
  isTaken: (match: RegExpExecArray) => boolean = () => true,
): string {
  return [...text.matchAll(pattern)]
    .filter((match) => isTaken(match))
    .reduce((left, { 0: found, index }) => takeOut(left, { start: index, end: index + found.length }), text);
}
