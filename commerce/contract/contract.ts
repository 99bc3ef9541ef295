import type { z } from 'zod';
import { adminAuditEndpoints } from './admin/audits.ts';
import { adminBillEndpoints } from './admin/bills.ts';
import { adminCreditEndpoints } from './admin/credits.ts';
import { adminDashboardEndpoints } from './admin/dashboard.ts';
import { adminFinanceEndpoints } from './admin/finance.ts';
import { adminFrameEndpoints } from './admin/frame.ts';
import { adminInventoryEndpoints } from './admin/inventory.ts';
import { adminLogEndpoints } from './admin/logs.ts';
import { adminMessageEndpoints } from './admin/messages.ts';
import { adminOrderEndpoints } from './admin/orders.ts';
import { adminProductEndpoints } from './admin/products.ts';
import { adminRechargeEndpoints } from './admin/recharges.ts';
import { adminReconciliationEndpoints } from './admin/reconciliations.ts';
import { adminRefundEndpoints } from './admin/refunds.ts';
import { adminReversalEndpoints } from './admin/reversals.ts';
import { adminRoleEndpoints } from './admin/roles.ts';
import { adminUnmatchedEndpoints } from './admin/unmatched.ts';
import { adminUserEndpoints } from './admin/users.ts';
import { adminWalletEndpoints } from './admin/wallets.ts';
import { authEndpoints } from './auth.ts';
import { cartEndpoints } from './cart.ts';
import { messageEndpoints } from './message.ts';
import { orderEndpoints } from './order.ts';
import { paymentEndpoints } from './payment.ts';
import { productEndpoints } from './product.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { serviceEndpoints } from './service.ts';
import { userEndpoints } from './user.ts';
import { walletEndpoints } from './wallet.ts';

/** Every endpoint by method and path below `/api`. */
export const contract = {
  ...authEndpoints,
  ...secondFactorEndpoints,
  ...userEndpoints,
  ...cartEndpoints,
  ...productEndpoints,
  ...orderEndpoints,
  ...walletEndpoints,
  ...paymentEndpoints,
  ...messageEndpoints,
  ...adminDashboardEndpoints,
  ...adminFrameEndpoints,
  ...adminUserEndpoints,
  ...adminRoleEndpoints,
  ...adminLogEndpoints,
  ...adminWalletEndpoints,
  ...adminRechargeEndpoints,
  ...adminCreditEndpoints,
  ...adminReversalEndpoints,
  ...adminRefundEndpoints,
  ...adminUnmatchedEndpoints,
  ...adminFinanceEndpoints,
  ...adminBillEndpoints,
  ...adminReconciliationEndpoints,
  ...adminAuditEndpoints,
  ...adminInventoryEndpoints,
  ...adminProductEndpoints,
  ...adminOrderEndpoints,
  ...adminMessageEndpoints,
  ...serviceEndpoints,
};

export type Contract = typeof contract;
export type EndpointKey = keyof Contract;

export type InputOf<Key extends EndpointKey> = z.input<Contract[Key]['input']>;
/** Parsed and with defaults, as a handler receives it. */
export type ParsedInputOf<Key extends EndpointKey> = z.output<Contract[Key]['input']>;
export type OutputOf<Key extends EndpointKey> = z.output<Contract[Key]['output']>;

export type { CartItem } from './cart.ts';
export type { ErrorCode } from './errors.ts';
export type { Order, OrderTrouble, OrderTroubleKind } from './order.ts';
export type { Permission } from './permissions.ts';
export type { PieceStatus } from './piece-states.ts';
export type { Offer } from './product.ts';
export type { FactorKind, FactorProof, Proof } from './proof.ts';
export type { OrderStatus } from './states.ts';
export type { Address, Profile } from './user.ts';
export type { Recharge, Refund, Wallet, WalletRecord } from './wallet.ts';
export type { Challenge, Work } from './work.ts';
