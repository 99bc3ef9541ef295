import fc from 'fast-check';
import { minute } from '../../src/clock.ts';
import { completeShippedOrders } from '../../src/orders/complete-order.ts';
import { expireOrders } from '../../src/orders/expire-orders.ts';
import { command } from './command.ts';
import { day, type Model, type ModelOrder, tick } from './shop-model.ts';

/** Sessions are renewed, because they would end meanwhile. */
export const wait = fc.tuple(fc.constantFrom(1, 11, 31, day, 11 * day), fc.boolean()).map(([minutes, jobs]) =>
  command(
    `wait ${minutes}${jobs ? ' with jobs' : ''}`,
    () => true,
    async (model, { app }) => {
      tick(model, minutes);
      app.clock.advance(minutes * minute);
      await app.services
        .db('sessions')
        .update({ expiresAt: app.clock.now() + day * minute, lastSeenAt: app.clock.now() });
      if (!jobs) return;
      await expireOrders(app.services.db, app.clock.now());
      await completeShippedOrders(app.services.db, app.clock.now());
      for (const order of model.orders) completeByTime(model, order);
    },
  ),
);

function completeByTime(model: Model, order: ModelOrder): void {
  if (order.status !== 'PAID' || !order.shipped || (order.shippedAt ?? 0) + 10 * day > model.now) return;
  order.status = 'COMPLETED';
  order.completedAt = model.now;
}
