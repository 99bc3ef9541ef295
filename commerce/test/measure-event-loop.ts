/**
 * Loaded into a service process before its own code: measures how long its event loop stands still, from the
 * first time it is asked, and answers. Only the time it computed counts: a machine busy with something else, or
 * a slow disk, says nothing about the service.
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
// Nobody's question keeps a service alive that wants to end.
process.channel?.unref();

function now() {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), computedMs: (user + system) / 1000 };
}
