import { parseArgs } from 'node:util';
import { accounts, openAliyun, openTencent } from '../commerce/test/sms/accounts.ts';
import type { SentSms } from '../commerce/test/sms/counterpart.ts';

const help = `node scripts/run.mjs sms-counterparts: takes the place of both SMS providers, to try a shop without an account
at a provider. Prints the settings that make a shop use it, and each message. It listens on the loopback address only.
  --aliyun <behavior>   send (the default), silent, "send silently", "break off", "bad gateway", or an error code of the
  --tencent <behavior>  provider, such as isv.OUT_OF_SERVICE or LimitExceeded.AppDailyLimit
  --port <number>       port for Aliyun (4400); Tencent Cloud gets the next one
  --help                shows this`;

const { values } = parseArgs({
  options: {
    aliyun: { type: 'string', default: 'send' },
    tencent: { type: 'string', default: 'send' },
    port: { type: 'string', default: '4400' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(help);
} else {
  const port = Number(values.port);
  const aliyun = await openAliyun({ port, onSent: (message) => show('aliyun', message) });
  const tencent = await openTencent({ port: port + 1, onSent: (message) => show('tencent', message) });
  aliyun.counterpart.behavior = values.aliyun;
  tencent.counterpart.behavior = values.tencent;
  console.log(settings({ aliyun: aliyun.counterpart.url, tencent: tencent.counterpart.url }));
}

function show(provider: string, { phone, template, code }: SentSms): void {
  console.log(`${provider} sends ${code || 'a notice'} to ${phone} (template ${template})`);
}

function settings(urls: { aliyun: string; tencent: string }): string {
  const { aliyun, tencent } = accounts;
  const templates = (all: Record<string, string>) =>
    Object.entries(all)
      .map((entry) => entry.join('='))
      .join(',');
  return [
    'SMS_PROVIDERS=aliyun,tencent',
    `ALIYUN_SMS_KEY_ID=${aliyun.keyId}`,
    `ALIYUN_SMS_KEY_SECRET=${aliyun.keySecret}`,
    `ALIYUN_SMS_SIGNATURE=${aliyun.signature}`,
    `ALIYUN_SMS_TEMPLATES=${templates(aliyun.templates)}`,
    `ALIYUN_SMS_ENDPOINT=${urls.aliyun}`,
    `TENCENT_SMS_KEY_ID=${tencent.keyId}`,
    `TENCENT_SMS_KEY_SECRET=${tencent.keySecret}`,
    `TENCENT_SMS_APP_ID=${tencent.appId}`,
    `TENCENT_SMS_SIGNATURE=${tencent.signature}`,
    `TENCENT_SMS_TEMPLATES=${templates(tencent.templates)}`,
    `TENCENT_SMS_ENDPOINT=${urls.tencent}`,
  ].join('\n');
}
