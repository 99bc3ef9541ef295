import { type WalletTask, walletTasks } from '@junyao/commerce/contract/choices';
import { type ClientLoaderFunctionArgs, href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { moneyForms, moneyKinds } from './kinds.tsx';

/** The record of what a list shows, beside this list. Its routes differ in their parameters. */
export const handle: RouteHandle = { namespaces: ['admin-wallets', 'admin-refunds'] };

type Params = ClientLoaderFunctionArgs['params'];

const incoming = href('/admin/wallet-manage/recharges');

function subjectOf({ chargeNo, creditId, refundNo, paymentId, kind, id = '' }: Params) {
  const of = (shown: WalletTask, number: string, list: string) => ({ kind: shown, id: number, list });
  if (chargeNo) return of('recharge', chargeNo, incoming);
  if (creditId) return of('credit', creditId, incoming);
  if (refundNo) return of('refund', refundNo, href('/admin/wallet-manage/refunds'));
  if (paymentId) return of('unmatched', paymentId, href('/admin/wallet-manage/unmatched'));
  const task = walletTasks.find((each) => each === kind);
  // Commerce has no recharge of this number, so that an unknown kind shows an empty record.
  return of(task ?? 'recharge', task ? id : '-', href('/admin/wallet-manage'));
}

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const subject = subjectOf(params);
  return { ...subject, found: await load(moneyKinds[subject.kind].load(subject.id, request)) };
}

export const clientAction = formAction(...moneyForms);

export default function MoneyRecord({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof clientLoader>>;
}) {
  const { kind, ...shown } = loaderData;
  return moneyKinds[kind].page(shown);
}
