/**
 * A service process loads this file before its own code. The file measures the stalls of the event loop, and
 * answers each message with the longest stall since the previous message. Only CPU time of the process counts
 * as a stall, because a busy machine or a slow disk also delays the event loop.
 */
const tickMs = 10;
let longestMs = 0;
let last = now();

setInterval(() => {
  const { at, computedMs } = now();
  const stoodMs = Math.min(at - last.at, computedMs - last.computedMs) - tickMs;
  longestMs = Math.max(longestMs, stoodMs);
  last = now();
}, tickMs).unref();

process.on('message', (asked) => {
  if (asked !== 'longest stall') return;
  process.send?.(longestMs);
  longestMs = 0;
});
// The open channel must not keep the process alive.
process.channel?.unref();

function now() {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), computedMs: (user + system) / 1000 };
}
