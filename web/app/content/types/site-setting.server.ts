import { z } from 'zod';
import { fallbackLanguage, type Language } from '../../i18n/languages.ts';
import { documentId, picture, setFlag, text } from '../cms-fields.server.ts';
import { type Locales, neutralRow } from '../locales.server.ts';

export const siteSettingRow = z.object({
  documentId,
  siteName: text,
  copyright: text,
  address: text,
  filingNumber: text,
  publicSecurityNumber: text,
  businessLicense: picture,
  email: text,
  phone: text,
  wechatId: text,
  wechatQr: picture,
  deliversToMainland: setFlag,
  deliversToHongKong: setFlag,
  deliversToMacao: setFlag,
  deliversToTaiwan: setFlag,
});

type SiteSettingRow = z.output<typeof siteSettingRow>;
export type SiteSetting = Pick<
  SiteSettingRow,
  | 'siteName'
  | 'copyright'
  | 'address'
  | 'filingNumber'
  | 'publicSecurityNumber'
  | 'businessLicense'
  | 'email'
  | 'phone'
  | 'wechatId'
  | 'wechatQr'
> & { deliversTo: DeliveryArea[] };

const areaFields = {
  mainland: 'deliversToMainland',
  hongKong: 'deliversToHongKong',
  macao: 'deliversToMacao',
  taiwan: 'deliversToTaiwan',
} as const;
type DeliveryArea = keyof typeof areaFields;
const areas = Object.keys(areaFields) as DeliveryArea[];

/**
 * A missing name, copyright or address falls back to its Chinese text. Any other missing setting is null. A shop
 * without settings for delivery delivers to the mainland, as in commerce.
 */
export function viewSiteSetting(
  [rows = {}]: readonly Locales<SiteSettingRow>[],
  language: Language,
): SiteSetting {
  const shown = rows[language];
  const fallback = rows[fallbackLanguage];
  const neutral = neutralRow(rows);
  return {
    siteName: shown?.siteName ?? fallback?.siteName ?? null,
    copyright: shown?.copyright ?? fallback?.copyright ?? null,
    address: shown?.address ?? fallback?.address ?? null,
    filingNumber: neutral?.filingNumber ?? null,
    publicSecurityNumber: neutral?.publicSecurityNumber ?? null,
    businessLicense: neutral?.businessLicense ?? null,
    email: neutral?.email ?? null,
    phone: neutral?.phone ?? null,
    wechatId: neutral?.wechatId ?? null,
    wechatQr: neutral?.wechatQr ?? null,
    deliversTo: areas.filter((area) => neutral?.[areaFields[area]] ?? area === 'mainland'),
  };
}
