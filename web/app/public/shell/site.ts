/** What the shell shows of the CMS site settings; empty where the CMS has nothing. */
export interface Site {
  siteName: string;
  copyright: string;
  filingNumber: string;
  address: string;
  email: string;
  phone: string;
  wechatId: string;
}
