import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, href, useLocation, useNavigate } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { type Loaded, load } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PrivateHead } from '../../shell/private-head.tsx';
import { ActionPage } from '../act/action-dialog.tsx';
import { NoAccess } from '../frame/no-access.tsx';
import { useMay, useMe } from '../frame/staff.ts';
import { WalletSections } from '../wallets/wallet-sections.tsx';
import type { Route } from './+types/credit-page';
import { MemberChoice } from './member-choice.tsx';
import { type CreditedWallet, useCreditAction, walletActions } from './propose.tsx';

export const handle: RouteHandle = { namespaces: ['admin-wallets'] };

type Wallet = OutputOf<'GET /admin/wallets/detail'>;

/** The address may name the member and the payment: `userId`, `channel`, `serialNo`, `amount` and `reason`. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded<Wallet> | null> {
  const userId = new URL(request.url).searchParams.get('userId');
  return userId ? load(get('/admin/wallets/detail', { userId }, request)) : null;
}

export const clientAction = formAction(...Object.values(walletActions.forms));

export default function CreditPage({ loaderData: found }: Route.ComponentProps) {
  const { t } = useTranslation(['admin-wallets', 'admin']);
  const navigate = useNavigate();
  const given = new URLSearchParams(useLocation().search);
  const me = useMe();
  const wallet = found?.value;
  if (!useMay()('credits.post')) return <NoAccess of="screen" />;
  return (
    <>
      <WalletSections />
      <article className="max-w-xl space-y-5 px-4 py-6 text-small lg:px-8">
        <PrivateHead title={t('propose.title')} />
        <h1 className="font-body text-lead">{t('propose.title')}</h1>
        {found?.error !== undefined && <LoadFailure title={t('loadFailed')} error={found.error} />}
        <MemberChoice
          key={wallet?.userId}
          chosen={wallet ?? null}
          onChoose={({ userId }) => {
            given.set('userId', userId);
            void navigate(`?${given}`, { replace: true });
          }}
        />
        {wallet && walletActions.isOffered(wallet, 'proposeCredit', me) && (
          <CreditOf wallet={wallet} given={given} />
        )}
        {wallet && !walletActions.isOffered(wallet, 'proposeCredit', me) && (
          <p className="text-stone">{t('admin:act.needsAnother')}</p>
        )}
      </article>
    </>
  );
}

function CreditOf({ wallet, given }: { wallet: CreditedWallet; given: URLSearchParams }) {
  const navigate = useNavigate();
  return (
    <ActionPage
      {...useCreditAction(wallet, given)}
      onClose={() => {}}
      onDone={({ creditId }) => void navigate(href('/admin/wallet-manage/credits/:creditId', { creditId }))}
    />
  );
}
