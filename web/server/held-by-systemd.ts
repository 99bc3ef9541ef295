/** With deploy/junyao-web.socket, systemd holds the port, and connections wait while web restarts. Otherwise null. */
export function heldBySystemd({
  LISTEN_PID,
  LISTEN_FDS,
}: NodeJS.ProcessEnv): { fd: number; backlog: number } | null {
  if (LISTEN_PID !== String(process.pid) || LISTEN_FDS !== '1') return null;
  // The first descriptor after input, output and errors. Listening again sets the backlog anew.
  return { fd: 3, backlog: 4096 };
}
