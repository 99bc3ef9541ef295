// @vitest-environment happy-dom
import { act } from 'react';
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { get } from '../api/commerce.ts';
import { askForProof } from '../shell/proof/ask-for-proof.ts';
import { type Loaded, load } from './load.ts';
import { LoadFailure } from './load-failure.tsx';
import { mountPage } from './testing/mount-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const wallet = { balance: 5, available: 5, frozen: 0 };
const refusal = { status: 'ERROR', errorCode: 'AUT015', message: '', traceId: 't' };

function Wallet() {
  const { value, error } = useLoaderData<Loaded<typeof wallet>>();
  return value ? <p>{value.balance}</p> : <LoadFailure title="Not loaded" error={error} />;
}

const Opening = () => null;

/** The first load comes before the page can ask. */
async function open(question: () => Promise<boolean>) {
  let isProved = false;
  vi.stubGlobal('fetch', async () =>
    isProved ? Response.json({ status: 'OK', content: wallet }) : Response.json(refusal, { status: 403 }),
  );
  const asked = vi.fn(async () => {
    isProved = await question();
    return isProved;
  });
  let stop = () => {};
  let loads = 0;
  const loader = () => {
    if (++loads === 2) stop = askForProof(asked);
    return load(get('/wallet/query', {}));
  };
  await mountPage(Wallet, '/user/wallet', { loader, HydrateFallback: Opening });
  return { asked, stop: () => stop() };
}

test('a page whose first load needs a proof asks for it and then loads', async () => {
  const { asked, stop } = await open(async () => true);
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('5'));
  expect(asked).toHaveBeenCalledOnce();
  stop();
});

test('a person who closes the question is not asked again', async () => {
  const { asked, stop } = await open(async () => false);
  await vi.waitFor(() => expect(document.body.textContent).toContain('canceled'));
  await act(async () => {});
  expect(asked).toHaveBeenCalledOnce();
  stop();
});
