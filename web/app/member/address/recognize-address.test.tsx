// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountPage, press } from '../../private/testing/mount-page.tsx';
import { RecognizeAddress } from './recognize-address.tsx';

afterEach(() => vi.unstubAllGlobals());

async function recognize(text: string, answer: Response) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).text);
    return answer;
  });
  const received = vi.fn();
  await mountPage(() => <RecognizeAddress onSend={() => received} />, '/user/address');
  const field = document.querySelector('textarea');
  await act(async () => {
    if (field) field.value = text;
  });
  await press('Fill in the form');
  return { sent, received, shown: document.body.textContent };
}

test('what was recognized reaches the form as it is, and what was not recognized is said', async () => {
  const found = { recipientName: '王五[4321]', phone: '13800138000', street: '香港九龙旺角弥敦道100号' };
  const answer = Response.json({ status: 'OK', content: found });
  const { received, shown } = await recognize('王五 13800138000-4321 香港九龙旺角弥敦道100号', answer);
  expect(received.mock.calls).toEqual([[found]]);
  expect(shown).toContain('Not found in the text: Province, City, District');
});

test('a long text is sent whole, and the page says why it was refused', async () => {
  const details = { fields: { text: 'too_big' }, reasons: { text: 'At most 300 characters' } };
  const refusal = { status: 'ERROR', errorCode: 'SYS007', message: 'invalid', details, traceId: 't' };
  const { sent, received, shown } = await recognize(
    '街'.repeat(301),
    Response.json(refusal, { status: 400 }),
  );
  expect(sent).toEqual(['街'.repeat(301)]);
  expect(received).not.toHaveBeenCalled();
  expect(shown).toContain('At most 300 characters');
});
