// systemd calls a unit started when this has ended: the service answers. Plain JavaScript, so that it starts at once.
import { setTimeout as wait } from 'node:timers/promises';

const addresses = {
  commerce: `http://127.0.0.1:${process.env.COMMERCE_PORT || 3001}/api/ready`,
  cms: `http://127.0.0.1:${process.env.CMS_PORT || 1337}/_health`,
  web: `http://127.0.0.1:${process.env.PORT || 3000}/internal/health`,
};
const address = addresses[process.argv[2]];

while (!(await answers())) await wait(200);

async function answers() {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
