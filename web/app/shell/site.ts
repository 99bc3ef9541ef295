interface SitePicture {
  name: string;
  width: number;
  height: number;
}

/** A setting that the CMS does not have is null. */
export interface Site {
  siteName: string | null;
  copyright: string | null;
  /** The number of the ICP filing (ICP 备案号). */
  filingNumber: string | null;
  /** The number of the filing with the public security authority (公安备案号). */
  publicSecurityNumber: string | null;
  businessLicense: SitePicture | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  wechatId: string | null;
  wechatQr: SitePicture | null;
  deliversTo: ('mainland' | 'hongKong' | 'macao' | 'taiwan')[];
}
