import { placeSampleOrders } from '../seeds/sample-orders.ts';
import { seedSampleShop } from '../seeds/sample-shop.ts';
import { createApp } from './app.ts';
import { second } from './clock.ts';
import { requireSms } from './config.ts';
import { createServices } from './create-services.ts';
import { migrate, OtherVersion } from './db/migrate.ts';
import { openMetrics } from './health/open-metrics.ts';
import { prepareDrain } from './http/drain.ts';
import { heldBySystemd } from './http/held-by-systemd.ts';
import { startJobs } from './jobs/jobs.ts';

const services = createServices(process.env);
const { config, db, log } = services;
requireSms(config);

await migrate(db, {
  onWait: () => log.warn('another instance has the database to migrate it: waiting until it is done'),
}).catch((error: unknown) => {
  if (!(error instanceof OtherVersion)) throw error;
  log.fatal(error.message);
  process.exit(1);
});
const isDevelopment = config.appEnv === 'development';
if (isDevelopment) await seedSampleShop(services);

const { host, port } = config;
const server = createApp(services).listen(heldBySystemd(process.env) ?? { host, port }, () => {
  log.info({ host, port }, 'commerce answers');
});
// Idle connections must outlive those of the clients, which could otherwise send a request into a closed one.
server.keepAliveTimeout = 75 * second;
const drain = prepareDrain(server);
const metrics = config.metrics && openMetrics(services, config.metrics);
const placeOrders = {
  name: 'place sample orders',
  everyMs: 5 * second,
  run: () => placeSampleOrders(services),
};
const stopJobs = startJobs(services, isDevelopment ? [placeOrders] : []);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([drain(), stopJobs()]);
  metrics?.close();
  await db.destroy();
}
