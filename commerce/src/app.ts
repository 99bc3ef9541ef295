import Koa from 'koa';
import helmet from 'koa-helmet';
import { userRoutes } from './accounts/routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { adminAuditRoutes } from './admin/audits-routes.ts';
import { adminCreditRoutes } from './admin/credits-routes.ts';
import { adminDashboardRoutes } from './admin/dashboard-routes.ts';
import { adminFinanceRoutes } from './admin/finance-routes.ts';
import { adminFrameRoutes } from './admin/frame-routes.ts';
import { adminInventoryRoutes } from './admin/inventory-routes.ts';
import { adminLogRoutes } from './admin/logs-routes.ts';
import { adminMessageRoutes } from './admin/messages-routes.ts';
import { adminOrderRoutes } from './admin/orders-routes.ts';
import { adminProductRoutes } from './admin/products-routes.ts';
import { adminRechargeRoutes } from './admin/recharges-routes.ts';
import { adminReconciliationRoutes } from './admin/reconciliation-routes.ts';
import { adminRefundRoutes } from './admin/refunds-routes.ts';
import { adminRoleRoutes } from './admin/roles-routes.ts';
import { adminUserRoutes } from './admin/users-routes.ts';
import { adminWalletRoutes } from './admin/wallets-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { answerErrors } from './http/answer-errors.ts';
import { createRouter } from './http/create-router.ts';
import { docsRouter } from './http/docs-router.ts';
import { refuseOtherSites } from './http/refuse-other-sites.ts';
import { requestContext } from './http/request-context.ts';
import type { Routes } from './http/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { rechargeRoutes } from './recharges/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import type { Services } from './services.ts';
import { smsRoutes } from './sms/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

export const routes: Routes = {
  ...authRoutes,
  ...userRoutes,
  ...secondFactorRoutes,
  ...addressRoutes,
  ...catalogRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...walletRoutes,
  ...messageRoutes,
  ...adminDashboardRoutes,
  ...adminFrameRoutes,
  ...adminUserRoutes,
  ...adminRoleRoutes,
  ...adminLogRoutes,
  ...adminMessageRoutes,
  ...adminRechargeRoutes,
  ...adminCreditRoutes,
  ...adminRefundRoutes,
  ...adminWalletRoutes,
  ...rechargeRoutes,
  ...notificationRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...adminFinanceRoutes,
  ...adminReconciliationRoutes,
  ...adminAuditRoutes,
  ...adminInventoryRoutes,
  ...adminOrderRoutes,
  ...adminProductRoutes,
  ...healthRoutes,
  ...smsRoutes,
  ...mailRoutes,
};

/** Two answers are pages, the guide of the API and the cashier of development. Neither has a script. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    imgSrc: ["'self'"],
    styleSrc: ["'unsafe-inline'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** Does not listen on a port. */
export function createApp(services: Services): Koa {
  const app = new Koa();
  // Our own proxies append the last entries of X-Forwarded-For. Callers can forge all earlier entries.
  app.proxy = services.config.proxies > 0;
  app.maxIpsCount = services.config.proxies;
  app.use(requestContext(services.log));
  app.use(answerErrors(services.log));
  // The reverse proxy decides whether the whole domain is served only over HTTPS.
  app.use(
    helmet({ strictTransportSecurity: false, xFrameOptions: { action: 'deny' }, contentSecurityPolicy }),
  );
  app.use(refuseOtherSites);
  app.use(createRouter(services, routes));
  app.use(docsRouter(services).routes());
  return app;
}
