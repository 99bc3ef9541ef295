export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process is alive, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
