import type { Routes } from '../http/routes.ts';
import { receiveNotification } from './receive-notification.ts';

export const notificationRoutes = {
  'POST /payment/notify/:channel': ({ services }, notification) =>
    receiveNotification(services, notification),
} satisfies Partial<Routes>;
