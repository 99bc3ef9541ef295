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

/**
 * Keeps the site settings when the visitor opens another page. The settings are loaded again only when the
 * address stays the same, for example after a switch of the language. If a page fails to load, the shell
 * still has its settings and shows the error.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && currentUrl.href === nextUrl.href;
}

/** The shell around every public page. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell site={loaderData.site}>
      <Outlet />
      {loaderData.leavePreview && <PreviewBar leaveTo={loaderData.leavePreview} />}
    </Shell>
  );
}
