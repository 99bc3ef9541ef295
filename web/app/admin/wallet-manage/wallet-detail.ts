import type { OutputOf } from '@junyao/commerce/contract';

export type WalletDetail = OutputOf<'GET /admin/wallets/detail'>;
export type Proposal = OutputOf<'GET /admin/wallets/proposals'>['items'][number];
export type ProposalDetail = OutputOf<'GET /admin/wallets/proposal'>;
