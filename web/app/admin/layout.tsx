import { useTranslation } from 'react-i18next';
import { href, Link, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { get } from '../api/commerce.ts';
import { hasCode } from '../api/errors.ts';
import type { RouteHandle } from '../i18n/settings.ts';
import { load } from '../private/load.ts';
import { LoadFailure } from '../private/load-failure.tsx';
import { PageHeader } from '../private/page-header.tsx';
import { requireLogin } from '../private/require-login.ts';
import { useTypedKept } from '../private/typed/use-typed-kept.ts';
import { useReloadInLanguage } from '../private/use-reload-in-language.ts';
import { ProofQuestion } from '../shell/proof/proof-question.tsx';
import { Toasts } from '../shell/toasts.tsx';
import type { Route } from './+types/layout';
import { UndoBar } from './act/undo-bar.tsx';
import { NoAccess } from './frame/no-access.tsx';
import { Placeholder } from './frame/placeholder.tsx';
import { Progress } from './frame/progress.tsx';
import { Rail } from './frame/rail.tsx';
import { RailSheet } from './frame/rail-sheet.tsx';
import { Search } from './frame/search.tsx';
import { StaffContext } from './frame/staff.ts';
import { useFocusOpened } from './frame/use-focus-opened.ts';
import { useSession } from './frame/use-session.ts';
import { WhoAmI } from './frame/who-am-i.tsx';

// The search names the states of recharges, refunds and transactions on every screen.
const namespaces = ['admin', 'admin-refunds', 'admin-wallets', 'second-factor', 'wallet'];
export const handle: RouteHandle = { title: 'admin:title', namespaces };

export const clientMiddleware = [requireLogin];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [session, profile] = await Promise.all([
    load(get('/admin/session', {}, request)),
    load(get('/userinfo/profile/query', {}, request)),
  ]);
  return { session, username: profile.value?.username ?? '' };
}

/** The permissions load again after an action and a retry, but not for every page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}

/** The first load may already need a proof. */
export default function AdminLayout(props: Route.ComponentProps) {
  return (
    <>
      <Area {...props} />
      <ProofQuestion />
    </>
  );
}

function Area({ loaderData: { session, username } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'common']);
  useReloadInLanguage();
  useFocusOpened();
  useTypedKept();
  const may = useSession({ username, loaded: session.value });
  if (!may) {
    return (
      <Bare>
        {hasCode(session.error, 'SYS005') ? (
          <NoAccess of="area" />
        ) : (
          <LoadFailure title={t('loadFailed')} error={session.error} />
        )}
      </Bare>
    );
  }
  return (
    <StaffContext value={{ ...may, username }}>
      <Progress />
      <div className="admin lg:grid lg:min-h-dvh lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
        <aside aria-label={t('title')} className="hidden border-r border-hairline lg:block print:hidden">
          <div className="sticky top-0 flex h-dvh text-small flex-col overflow-auto py-5">
            <Link to={href('/')} className="mb-5 px-5 font-heading text-lead no-underline">
              {t('common:siteName')}
            </Link>
            <Rail />
            <div className="mt-auto px-5 pt-8">
              <WhoAmI />
            </div>
          </div>
        </aside>
        <div className="min-w-0">
          <header className="flex items-center gap-4 border-b border-hairline px-4 py-2 text-small lg:h-15 lg:px-8 print:hidden">
            <RailSheet />
            <Search />
            <p className="ml-auto hidden text-label whitespace-nowrap text-stone xl:block">{t('timeZone')}</p>
          </header>
          <main className="min-w-0">
            <Outlet />
          </main>
        </div>
      </div>
      <UndoBar />
      <Toasts label={t('common:toasts')} closeLabel={t('common:close')} />
    </StaffContext>
  );
}

export function HydrateFallback() {
  return <Placeholder />;
}

function Bare({ children }: { children: React.ReactNode }) {
  return (
    <main className="page py-section">
      <PageHeader />
      {children}
    </main>
  );
}
