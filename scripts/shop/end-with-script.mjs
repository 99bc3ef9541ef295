// Loaded into every service before its own code. The service's standard input is a pipe from the script that
// started it, and nothing is ever written to it: when it ends, the script is gone (kill -9, say), and the service
// must end too, or its port would stay taken. In plain JavaScript, because a built service loads no TypeScript.
const graceMilliseconds = 4000;

process.stdin.on('end', endGroup).on('error', endGroup).resume();
// Waiting for it must not keep a service alive that has nothing else to do.
process.stdin.unref();

/** The service is a process group of its own, so this reaches what it has started, too. */
function endGroup() {
  process.kill(0, 'SIGTERM');
  setTimeout(() => process.kill(0, 'SIGKILL'), graceMilliseconds).unref();
}
