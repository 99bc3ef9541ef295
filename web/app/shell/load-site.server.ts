import { publishedIfKnown } from '../content/cms.server.ts';
import type { Language } from '../i18n/languages.ts';
import type { Site } from './site.ts';

/** If the CMS has never answered, all settings are null, and the shell works without them. */
export async function loadSite(language: Language): Promise<Site> {
  const site = await publishedIfKnown('site-setting', language);
  return site ? { ...site, copyright: withYearOf(new Date(), site.copyright) } : unknownSite;
}

/** Replaces the last year in a copyright by the year in the workshop, since nobody edits it in January. */
export function withYearOf(moment: Date, copyright: string | null): string | null {
  return copyright?.replace(/20\d\d(?!.*20\d\d)/, workshopYear.format(moment)) ?? null;
}

/** Made once, because making it takes longer than the rest of a page's settings. */
const workshopYear = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'Asia/Shanghai' });

export const unknownSite: Site = {
  siteName: null,
  copyright: null,
  filingNumber: null,
  publicSecurityNumber: null,
  businessLicense: null,
  address: null,
  email: null,
  phone: null,
  wechatId: null,
  wechatQr: null,
  deliversTo: ['mainland'],
};
