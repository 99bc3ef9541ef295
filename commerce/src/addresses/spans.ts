/** `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A character at which a part of an address can end. `\0` replaces each removed character, so that positions stay. */
export const edge = String.raw`[\s\0,;:、|/。(\p{Pd}]`;

/** Every character keeps its position. */
export function withoutFullWidth(text: string): string {
  return text.replaceAll(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0));
}

export function takeOut(text: string, { start, end }: Span): string {
  return text.slice(0, start) + '\0'.repeat(end - start) + text.slice(end);
}

export function takeOutAll(
  text: string,
  pattern: RegExp,
  isTaken: (match: RegExpExecArray) => boolean = () => true,
): string {
  return [...text.matchAll(pattern)]
    .filter((match) => isTaken(match))
    .reduce((left, { 0: found, index }) => takeOut(left, { start: index, end: index + found.length }), text);
}
