import { randomBytes } from 'node:crypto';

/**
 * Stands for what WeChat itself (not WeChat Pay) does with a service account: its pages tell the shop who uses WeChat's browser.
 * developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html
 */
export interface WechatAccount {
  appSecret: string;
  /** Whose WeChat opens the pages. Each has an id of its own in each service account. */
  person: string;
  openidOf(person: string): string;
  isOpenid(openid: string): boolean;
  /** @returns null if it is not for an address of WeChat */
  answer(method: string, url: string): AccountAnswer | null;
}

export interface AccountAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Code {
  openid: string;
  givenAt: number;
  used: boolean;
}

const codeLasts = 5 * 60_000;
const secretPattern = /^[0-9a-f]{32}$/;

export function openWechatAccount(appid: string, now: () => number): WechatAccount {
  const codes = new Map<string, Code>();
  const people = new Map<string, string>();
  const account: WechatAccount = {
    appSecret: randomBytes(16).toString('hex'),
    person: 'potter',

    openidOf(person) {
      const openid = people.get(person) ?? `o${randomBytes(20).toString('base64url')}`;
      people.set(person, openid);
      return openid;
    },

    isOpenid: (openid) => [...people.values()].includes(openid),

    answer(method, url) {
      const [path, query = ''] = url.split('?');
      if (path === '/connect/oauth2/authorize') return authorize(query);
      if (path === '/sns/oauth2/access_token') return tell(method, new URLSearchParams(query));
      return null;
    },
  };
  return account;

  /** The fragment stays in the browser, so it can't be checked here. */
  function authorize(query: string): AccountAnswer {
    const given = new URLSearchParams(query);
    // WeChat compares the address with a pattern.
    const names = [...given.keys()].join();
    const back = URL.parse(given.get('redirect_uri') ?? '');
    const isRight =
      names === 'appid,redirect_uri,response_type,scope,state' &&
      given.get('appid') === appid &&
      given.get('response_type') === 'code' &&
      given.get('scope') === 'snsapi_base' &&
      /^[a-zA-Z0-9]{1,128}$/.test(given.get('state') ?? '');
    if (!isRight || !back) return { status: 200, headers: {}, body: '此链接无法访问' };
    const code = randomBytes(16).toString('hex');
    codes.set(code, { openid: account.openidOf(account.person), givenAt: now(), used: false });
    back.searchParams.append('code', code);
    back.searchParams.append('state', given.get('state') ?? '');
    return { status: 302, headers: { Location: back.href }, body: '' };
  }

  function tell(method: string, given: URLSearchParams): AccountAnswer {
    const refuse = (errcode: number, errmsg: string) => json({ errcode, errmsg: `${errmsg}, rid: 0-0-0` });
    if (method !== 'GET') return refuse(43001, 'require GET method');
    if (given.get('grant_type') !== 'authorization_code') return refuse(40002, 'invalid grant_type');
    if (!given.get('appid')) return refuse(41002, 'appid missing');
    if (given.get('appid') !== appid) return refuse(40013, 'invalid appid');
    const secret = given.get('secret') ?? '';
    if (!secretPattern.test(secret) || secret !== account.appSecret)
      return refuse(40125, 'invalid appsecret');
    const written = given.get('code');
    if (!written) return refuse(41008, 'missing code');
    const code = codes.get(written);
    if (!code) return refuse(40029, 'invalid code');
    if (code.used) return refuse(40163, 'code been used');
    if (now() - code.givenAt >= codeLasts) return refuse(42003, 'code expired');
    code.used = true;
    const token = { access_token: randomBytes(32).toString('base64url'), expires_in: 7200 };
    const more = { refresh_token: randomBytes(32).toString('base64url'), scope: 'snsapi_base' };
    return json({ ...token, ...more, openid: code.openid });
  }
}

/** WeChat sends JSON as plain text, and refusals with status 200. */
function json(content: object): AccountAnswer {
  return { status: 200, headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify(content) };
}
