import type { Organization } from 'schema-dts';
import { serverI18n } from '../i18n/i18n.server.ts';
import type { Language } from '../i18n/languages.ts';
import { loadSite } from '../shell/load-site.server.ts';

export interface NamedShop {
  name: string;
  /** Scheme, host and port. */
  origin: string;
  language: Language;
}

export async function nameShop(origin: string, language: Language): Promise<NamedShop> {
  const { siteName } = await loadSite(language);
  return { name: siteName ?? serverI18n(language).t('common:siteName'), origin, language };
}

/** The home page describes the workshop in full under the same `@id`. */
export function workshop({ name, origin }: NamedShop) {
  return { '@type': 'Organization', '@id': `${origin}/#workshop`, name, url: origin } satisfies Organization;
}
