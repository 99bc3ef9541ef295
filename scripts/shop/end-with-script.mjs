// Node loads this file into every service before the service's own code. Standard input is a pipe from the
// script that started the service, and nothing is written to it. The pipe ends when the script is gone, for
// example after kill -9. The service then has to end too, or its port would stay in use. This is plain
// JavaScript, because a built service can't load TypeScript.
import { isMainThread } from 'node:worker_threads';

const graceMilliseconds = 12_000;

// A worker thread loads this file too. Its standard input is not the pipe and ends at once.
if (isMainThread) {
  process.stdin.on('end', endGroup).on('error', endGroup).resume();
  // A service that has nothing else to do must be able to end, so the pipe must not keep it alive.
  process.stdin.unref();
}

/** Ends the service and the processes it has started: they are a process group of their own. */
function endGroup() {
  process.kill(0, 'SIGTERM');
  setTimeout(() => process.kill(0, 'SIGKILL'), graceMilliseconds).unref();
}
