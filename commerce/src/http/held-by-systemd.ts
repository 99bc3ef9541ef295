/**
 * With a socket held by systemd (deploy/junyao-commerce.socket), connections wait while commerce is restarted.
 * @returns what to listen on in place of the port; null when commerce was started in another way
 */
export function heldBySystemd({
  LISTEN_PID,
  LISTEN_FDS,
}: NodeJS.ProcessEnv): { fd: number; backlog: number } | null {
  if (LISTEN_PID !== String(process.pid) || LISTEN_FDS !== '1') return null;
  // The first descriptor after input, output and errors. Listening again sets the backlog anew.
  return { fd: 3, backlog: 4096 };
}
