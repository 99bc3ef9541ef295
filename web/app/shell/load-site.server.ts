import { publishedIfKnown } from '../content/cms.server.ts';
import type { Language } from '../i18n/languages.ts';
import type { Site } from './site.ts';

/**
 * The site settings. If the CMS has never answered, all settings are null. The shell works without settings.
 */
export async function loadSite(language: Language): Promise<Site> {
  return (await publishedIfKnown('site-setting', language)) ?? nothing;
}

const nothing: Site = {
  siteName: null,
  copyright: null,
  filingNumber: null,
  address: null,
  email: null,
  phone: null,
  wechatId: null,
  wechatQr: null,
  deliversTo: ['mainland'],
};
