import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { makeUnionpayKeys } from '../../test/payments/unionpay-keys.ts';
import { day, isoTime } from '../clock.ts';
import { createPayments } from '../payments/create-payments.ts';
import { noProviders } from '../payments/provider-settings.ts';
import { warnOfCertificates } from './warn-of-certificates.ts';

const app = await openShop();
const { clock } = app;

test('a certificate that ends within 30 days is logged by the job and shown on the dashboard', async () => {
  const { merchant, trust } = makeUnionpayKeys(clock.now());
  const endsAt = Date.parse(merchant.certificate.validTo);
  const unionpay = {
    ...{ merId: '700000000000001', ...merchant, trust, gateway: 'http://127.0.0.1:9/' },
    ...{ fileHost: 'http://127.0.0.1:9/', answerMilliseconds: 1, fileMilliseconds: 1 },
  };
  app.services.payments = createPayments({ ...app.services, providers: { ...noProviders, unionpay } });
  const shown = async () => {
    // The session of the former one has ended.
    const { client } = await newStaff(app, 'Owner');
    return (await client.ok('GET /admin/dashboard/query', {})).figures?.endingCertificates;
  };
  const logged = async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    await warnOfCertificates({ ...app.services, log });
    return lines.map((line) => JSON.parse(line));
  };
  const ending = { channel: 'unionpay', endsAt: isoTime(endsAt) };

  clock.advance(endsAt - 30 * day - clock.now());
  expect(await shown()).toEqual([]);
  expect(await logged()).toEqual([]);
  clock.advance(1);
  expect(await shown()).toEqual([ending]);
  expect(await logged()).toMatchObject([ending]);
  clock.advance(31 * day);
  expect(await shown()).toEqual([ending]);
});
