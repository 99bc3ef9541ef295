// Node loads this file into every service before its own code. It is plain JavaScript, because a built service can't
// load TypeScript. Standard input is a pipe that ends when the script is gone, even after kill -9. Then the service
// must end too, or its port would stay in use.
import { isMainThread } from 'node:worker_threads';

const graceMilliseconds = 12_000;

// A worker thread loads this file too. Its standard input is not the pipe and ends at once.
if (isMainThread) {
  process.stdin.on('end', endGroup).on('error', endGroup).resume();
  // The pipe must not keep a service alive that has nothing else to do.
  process.stdin.unref();
}

/** The service and the processes it has started are a process group of their own. */
function endGroup() {
  process.kill(0, 'SIGTERM');
  setTimeout(() => process.kill(0, 'SIGKILL'), graceMilliseconds).unref();
}
