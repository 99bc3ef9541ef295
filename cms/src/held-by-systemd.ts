/**
 * systemd can hold the socket of a port (deploy/junyao-cms.socket). Connections then wait while the CMS is
 * restarted: none is refused, and none is reset because it was not accepted yet.
 * @returns what to listen on in place of the port; null when the CMS was started in another way
 */
export function heldBySystemd({
  LISTEN_PID,
  LISTEN_FDS,
}: NodeJS.ProcessEnv): { fd: number; backlog: number } | null {
  if (LISTEN_PID !== String(process.pid) || LISTEN_FDS !== '1') return null;
  // The first descriptor after those for input, output and errors. Listening again sets the backlog anew.
  return { fd: 3, backlog: 4096 };
}
