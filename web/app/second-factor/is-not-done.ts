/** Whether the person closed the browser's question for a passkey, or let it time out. */
export function isNotDone(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
