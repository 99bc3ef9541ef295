import {
  type AliyunSettings,
  answerMilliseconds,
  type SmsSettings,
  type TencentSettings,
} from '../../src/sms/sms-settings.ts';
import { aliyunProtocol } from './aliyun-counterpart.ts';
import { openCounterpart, type SmsCounterpart } from './counterpart.ts';
import { tencentProtocol } from './tencent-counterpart.ts';

export const accounts = {
  aliyun: {
    provider: 'aliyun',
    answerMilliseconds,
    keyId: 'LTAI5tCounterpart0000001',
    keySecret: 'counterpart-secret-of-aliyun-1',
    signature: '钧窑瓷坊',
    templates: {
      register: 'SMS_100000001',
      reset_password: 'SMS_100000002',
      order_pay: 'SMS_100000003',
      change_password: 'SMS_100000004',
      'order_pay.en': 'SMS_100000005',
      new_login: 'SMS_100000006',
      account_changed: 'SMS_100000007',
    },
  } satisfies Omit<AliyunSettings, 'endpoint'>,
  tencent: {
    provider: 'tencent',
    answerMilliseconds,
    keyId: 'AKIDcounterpart000000000000000000001',
    keySecret: 'counterpart-secret-of-tencent-01',
    appId: '1400000001',
    signature: '钧窑瓷坊',
    templates: {
      register: '1001',
      reset_password: '1002',
      order_pay: '1003',
      change_password: '1004',
      new_login: '1006',
      account_changed: '1007',
    },
  } satisfies Omit<TencentSettings, 'endpoint'>,
};

export interface OpenProvider {
  counterpart: SmsCounterpart;
  settings: SmsSettings;
}

/** The client gives up after a second when the provider does not answer. */
export const impatient = ({ counterpart, settings }: OpenProvider): OpenProvider => ({
  counterpart,
  settings: { ...settings, answerMilliseconds: 1000 },
});

type Options = Parameters<typeof openCounterpart>[1];

export async function openAliyun(options?: Options): Promise<OpenProvider> {
  const counterpart = await openCounterpart(aliyunProtocol(accounts.aliyun), options);
  return { counterpart, settings: { ...accounts.aliyun, endpoint: counterpart.url } };
}

export async function openTencent(options?: Options): Promise<OpenProvider> {
  const counterpart = await openCounterpart(tencentProtocol(accounts.tencent), options);
  return { counterpart, settings: { ...accounts.tencent, endpoint: counterpart.url } };
}
