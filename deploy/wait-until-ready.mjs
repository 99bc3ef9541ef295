// systemd counts a unit as started when this script ends, which is when the service answers. Plain JavaScript, so that it
// starts at once.
import { setTimeout as wait } from 'node:timers/promises';

const addresses = {
  commerce: `http://127.0.0.1:${process.env.COMMERCE_PORT || 3001}/api/ready`,
  cms: `http://127.0.0.1:${process.env.CMS_PORT || 1337}/_health`,
  web: `http://127.0.0.1:${process.env.PORT || 3000}/internal/health`,
};
const address = addresses[process.argv[2]];
/** The process of the service, as systemd tells it. */
const pid = Number(process.env.MAINPID);

while (!(await answers())) {
  // systemd starts an ended service again only after this script.
  if (pid && hasEnded(pid)) {
    console.error('The service has ended before it was ready.');
    process.exit(1);
  }
  await wait(200);
}

async function answers() {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function hasEnded(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
