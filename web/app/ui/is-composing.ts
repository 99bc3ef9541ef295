/**
 * Whether a key belongs to an input method that is composing a word, such as the Enter that accepts it. Safari ends the
 * composition before this key, and marks the key only by the code 229.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
