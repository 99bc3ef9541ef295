/**
 * A service process loads this file first. Only CPU time counts as a stall, since a busy machine or a slow disk also
 * delays the loop. Each message is answered with the longest stall since the previous message.
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
