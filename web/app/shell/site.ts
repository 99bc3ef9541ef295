/** What the shell shows of the CMS site settings; null where the CMS has nothing. */
export interface Site {
  siteName: string | null;
  copyright: string | null;
  filingNumber: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  wechatId: string | null;
  wechatQr: { name: string; width: number; height: number } | null;
}
