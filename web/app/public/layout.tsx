import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { languageContext } from '../i18n/i18n.server.ts';
import { loadSite } from '../shell/load-site.server.ts';
import { PreviewBar } from '../shell/preview-bar.tsx';
import { Shell } from '../shell/shell.tsx';
import type { ShellData } from '../shell/shell-data.ts';
import type { Route } from './+types/layout';
import { leavePreview } from './leave-preview.server.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<ShellData> {
  const { origin, pathname } = new URL(request.url);
  return {
    site: await loadSite(context.get(languageContext)),
    origin,
    leavePreview: leavePreview(pathname),
  };
}

/** Keeps the site settings when another page opens, so that the shell has them even if that page fails to load. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && currentUrl.href === nextUrl.href;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell site={loaderData.site}>
      <Outlet />
      {loaderData.leavePreview && <PreviewBar leaveTo={loaderData.leavePreview} />}
    </Shell>
  );
}
