import { z } from 'zod';
import type { Payers } from '../payment-provider.ts';

export interface PayerSettings {
  /** The service account (服务号) whose members pay. */
  appid: string;
  appSecret: string;
  /** Where WeChat tells the payer's id, `https://api.weixin.qq.com`. */
  accountEndpoint: string;
  /** Where the payer's browser gets a code, `https://open.weixin.qq.com`. */
  openEndpoint: string;
  answerMilliseconds: number;
}

/** The code is unknown, missing, too old (5 minutes), or was used. The payer gets another one by going once more. */
const uselessCodes = [40029, 41008, 42003, 40163];

/**
 * Within WeChat, the shop needs the payer's id in its service account (openid). WeChat tells it by 网页授权 with the scope
 * snsapi_base, which asks the payer nothing:
 * developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html; error codes:
 * developers.weixin.qq.com/doc/offiaccount/Getting_Started/Global_Return_Code.html.
 */
export function createPayers(settings: PayerSettings): Payers {
  const { appid, appSecret, accountEndpoint, openEndpoint, answerMilliseconds } = settings;
  return {
    /** WeChat compares the address with a pattern: the order of the fields and the end of the address count. */
    page({ returnUrl, state }) {
      const scope = 'snsapi_base';
      const query = { appid, redirect_uri: returnUrl, response_type: 'code', scope, state };
      return `${openEndpoint}/connect/oauth2/authorize?${new URLSearchParams(query)}#wechat_redirect`;
    },

    /** The address holds the secret, so it is never part of an error. */
    async find(code) {
      const query = { appid, secret: appSecret, code, grant_type: 'authorization_code' };
      const answer = await fetch(`${accountEndpoint}/sns/oauth2/access_token?${new URLSearchParams(query)}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(answerMilliseconds),
      });
      const told = answerFormat.parse(await answer.json());
      if ('openid' in told) return told.openid;
      if (uselessCodes.includes(told.errcode)) return null;
      throw new Error(`WeChat told no payer: ${told.errcode} ${told.errmsg}`);
    },
  };
}

const answerFormat = z.union([
  z.object({ openid: z.string().min(1) }),
  z.object({ errcode: z.number(), errmsg: z.string() }),
]);
