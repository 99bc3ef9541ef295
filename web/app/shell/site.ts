/** The CMS site settings that the shell shows. A setting that the CMS does not have is null. */
export interface Site {
  siteName: string | null;
  copyright: string | null;
  filingNumber: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  wechatId: string | null;
  wechatQr: { name: string; width: number; height: number } | null;
  deliversTo: ('mainland' | 'hongKong' | 'macao' | 'taiwan')[];
}
