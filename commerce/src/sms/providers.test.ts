import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPhone } from '../../test/factories.ts';
import { impatient, type OpenProvider, openAliyun, openTencent } from '../../test/sms/accounts.ts';
import { createAliyunSms } from './aliyun-sms.ts';
import type { SmsMessage, SmsProvider } from './sms-provider.ts';
import type { AliyunSettings, SmsSettings, TencentSettings } from './sms-settings.ts';
import { createTencentSms } from './tencent-sms.ts';

const message = () =>
  ({ phone: newPhone(), scene: 'order_pay', code: '042917', language: 'zh' }) as const satisfies SmsMessage;

const providers = {
  aliyun: {
    open: openAliyun,
    create: (settings: SmsSettings) => createAliyunSms(settings as AliyunSettings),
    ok: 'OK',
    wrongKey: 'InvalidAccessKeyId.NotFound',
    wrongSecret: 'SignatureDoesNotMatch',
    wrongSignature: 'isv.SMS_SIGNATURE_ILLEGAL',
    wrongTemplate: 'isv.SMS_TEMPLATE_ILLEGAL',
    tooSoon: 'isv.BUSINESS_LIMIT_CONTROL',
    ofPhone: { 'isv.BUSINESS_LIMIT_CONTROL': 'phoneLimit', 'isv.MOBILE_NUMBER_ILLEGAL': 'phoneBlocked' },
    ofShop: [
      ...['isv.DAY_LIMIT_CONTROL', 'isv.MONTH_LIMIT_CONTROL', 'isv.OUT_OF_SERVICE', 'isv.AMOUNT_NOT_ENOUGH'],
      ...[
        'isv.SMS_SIGN_ILLEGAL',
        'isv.SIGN_STATE_ILLEGAL',
        'isv.SMS_SIGNATURE_SCENE_ILLEGAL',
        'isp.RAM_PERMISSION_DENY',
      ],
      ...['isv.PRODUCT_UN_SUBSCRIPT', 'isv.ACCOUNT_ABNORMAL', 'isv.DENY_IP_RANGE', 'isp.SYSTEM_ERROR'],
      ...[
        'isv.BLACK_KEY_CONTROL_LIMIT',
        'isv.SMS_CONTENT_ILLEGAL',
        'isv.INVALID_PARAMETERS',
        'isv.ACCOUNT_NOT_EXISTS',
      ],
    ],
    unsure: ['InternalError', 'ServiceUnavailable'],
  },
  tencent: {
    open: openTencent,
    create: (settings: SmsSettings) => createTencentSms(settings as TencentSettings),
    ok: 'Ok',
    wrongKey: 'AuthFailure.SecretIdNotFound',
    wrongSecret: 'AuthFailure.SignatureFailure',
    wrongSignature: 'FailedOperation.SignatureIncorrectOrUnapproved',
    wrongTemplate: 'FailedOperation.TemplateIncorrectOrUnapproved',
    tooSoon: 'LimitExceeded.PhoneNumberThirtySecondLimit',
    ofPhone: {
      'LimitExceeded.PhoneNumberDailyLimit': 'phoneLimit',
      'LimitExceeded.PhoneNumberOneHourLimit': 'phoneLimit',
      'LimitExceeded.PhoneNumberSameContentDailyLimit': 'phoneLimit',
      'FailedOperation.PhoneNumberInBlacklist': 'phoneBlocked',
      'InvalidParameterValue.IncorrectPhoneNumber': 'phoneBlocked',
    },
    ofShop: [
      ...['LimitExceeded.AppDailyLimit', 'LimitExceeded.DeliveryFrequencyLimit', 'RequestLimitExceeded'],
      ...['FailedOperation.InsufficientBalanceInSmsPackage', 'FailedOperation.ContainSensitiveWord'],
      ...['UnauthorizedOperation.SdkAppIdIsDisabled', 'UnauthorizedOperation.SerivceSuspendDueToArrears'],
      ...['UnauthorizedOperation.RequestIpNotInWhitelist', 'UnauthorizedOperation.RequestPermissionDeny'],
      ...['AuthFailure.SignatureExpire', 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate'],
    ],
    unsure: ['InternalError.Timeout', 'InternalError.OtherError', 'InternalError'],
  },
};

describe.each(Object.entries(providers))('%s', (_name, given) => {
  let open: OpenProvider;
  let provider: SmsProvider;
  beforeAll(async () => {
    open = await given.open();
    provider = given.create(open.settings);
  });
  afterAll(() => open.counterpart.close());
  beforeEach(() => {
    Object.assign(open.counterpart, { sent: [], requests: 0, behavior: 'send' });
  });

  test('sends the code with the template of the scene', async () => {
    const sms = message();
    expect(await provider.send(sms)).toEqual({ kind: 'accepted', code: given.ok });
    expect(open.counterpart.sent).toEqual([
      { phone: sms.phone, template: open.settings.templates.order_pay, code: '042917' },
    ]);
  });

  test('sends the template of the language where there is one', async () => {
    const templates = {
      ...open.settings.templates,
      'register.en': open.settings.templates.change_password ?? '',
    };
    const bilingual = given.create({ ...open.settings, templates });
    for (const language of ['en', 'zh'] as const)
      await bilingual.send({ ...message(), scene: 'register', language });
    expect(open.counterpart.sent.map(({ template }) => template)).toEqual([
      open.settings.templates.change_password,
      open.settings.templates.register,
    ]);
  });

  test('sends a notice with its own template, which has no variables', async () => {
    const [{ phone }, scene, language] = [message(), 'new_login', 'zh'] as const;
    expect(provider.hasTemplate({ scene, language })).toBe(true);
    expect(await provider.send({ phone, scene, code: null, language })).toMatchObject({ kind: 'accepted' });
    expect(open.counterpart.sent).toEqual([{ phone, template: open.settings.templates.new_login, code: '' }]);
    const { new_login: _, ...templates } = open.settings.templates;
    const without = given.create({ ...open.settings, templates });
    expect(without.hasTemplate({ scene, language })).toBe(false);
  });

  test.each([
    ['wrongKey', { keyId: 'another' }],
    ['wrongSecret', { keySecret: 'another' }],
    ['wrongSignature', { signature: '另一个' }],
    ['wrongTemplate', { templates: { order_pay: 'SMS_9' } }],
  ] as const)('is refused with the provider’s code: %s', async (kind, change) => {
    const misled = given.create({ ...open.settings, ...change });
    expect(await misled.send(message())).toEqual({ kind: 'notSent', code: given[kind], reason: 'provider' });
    expect(open.counterpart.sent).toEqual([]);
  });

  test('a second message to a phone within seconds is refused because of the phone', async () => {
    const sms = message();
    await provider.send(sms);
    expect(await provider.send(sms)).toEqual({ kind: 'notSent', code: given.tooSoon, reason: 'phoneLimit' });
  });

  test('codes that concern the phone are told apart from those of the shop', async () => {
    for (const [code, reason] of Object.entries(given.ofPhone)) {
      open.counterpart.behavior = code;
      expect(await provider.send(message())).toEqual({ kind: 'notSent', code, reason });
    }
    for (const code of given.ofShop) {
      open.counterpart.behavior = code;
      expect(await provider.send(message())).toEqual({ kind: 'notSent', code, reason: 'provider' });
    }
  });

  test('the outcome is unknown, and the request is not repeated, when no clear answer comes', async () => {
    for (const behavior of ['break off', 'bad gateway', ...given.unsure]) {
      open.counterpart.behavior = behavior;
      open.counterpart.requests = 0;
      const sms = message();
      const outcome = await provider.send(sms);
      expect(outcome.kind, behavior).toBe('unknown');
      expect(open.counterpart.requests, behavior).toBe(1);
      // The clients write both into the texts of their errors.
      for (const secret of [sms.phone, sms.code]) expect(JSON.stringify(outcome)).not.toContain(secret);
    }
  });

  test('a silent provider is asked once and waited for, whether it sends or not', async () => {
    await Promise.all(
      ['silent', 'send silently'].map(async (behavior) => {
        const { counterpart, settings } = impatient(await given.open());
        counterpart.behavior = behavior;
        const sms = message();
        const begin = performance.now();
        const outcome = await given.create(settings).send(sms);
        expect(outcome.kind).toBe('unknown');
        const waited = performance.now() - begin;
        expect(waited).toBeGreaterThanOrEqual(settings.answerMilliseconds);
        expect(waited).toBeLessThan(3 * settings.answerMilliseconds);
        expect(counterpart.requests).toBe(1);
        await counterpart.close();
      }),
    );
  });

  test('nothing was sent when there is no connection', async () => {
    const other = given.create({ ...open.settings, endpoint: 'http://127.0.0.1:9' });
    expect(await other.send(message())).toEqual({
      kind: 'notSent',
      code: 'ECONNREFUSED',
      reason: 'provider',
    });
    const nowhere = given.create({ ...open.settings, endpoint: 'http://nowhere.invalid' });
    expect(await nowhere.send(message())).toMatchObject({ kind: 'notSent', reason: 'provider' });
  });
});
