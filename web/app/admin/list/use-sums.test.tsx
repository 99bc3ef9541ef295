// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { find, mountScreen } from '../testing/mount-screen.tsx';
import { useSums } from './use-sums.tsx';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: object, status = 200) {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    await promise;
    return Response.json(body, { status });
  });
  return { answer: () => resolve(), asked };
}

function Foot({ name }: { name?: string }) {
  const sums = useSums('/admin/recharges/sums', { state: 'waiting' }, rows, name);
  return (
    <p>
      {sums.label}|{sums.foot(({ done }) => done)}|
      {sums.parts(({ done, open, failed }) => [
        ['done', done],
        ['open', open],
        ['failed', failed],
      ])}
    </p>
  );
}

const rows = {};
const shown = () => find('p').textContent;

test('the room of the sums is kept until they arrive', async () => {
  const { answer, asked } = answerWith({
    status: 'OK',
    content: { done: 8699.5, open: 0, failed: 20, count: 1200 },
  });
  await mountScreen(() => <Foot />);
  expect(shown()).toBe('\u00a0|\u00a0|\u00a0');
  answer();
  await expect.poll(shown).toBe('Sums of 1,200 rows|¥8,699.50|done ¥8,699.50 · failed ¥20.00');
  expect(asked).toEqual(['/api/admin/recharges/sums?state=waiting']);
});

test('sums of some of the rows have a name of their own', async () => {
  const { answer } = answerWith({ status: 'OK', content: { done: 5, open: 0, failed: 0, count: 3 } });
  await mountScreen(() => <Foot name="Total completed" />);
  answer();
  await expect.poll(shown).toBe('Total completed|¥5.00|done ¥5.00');
});

test('sums that fail say so, and show no amount', async () => {
  const { answer } = answerWith({ status: 'ERROR', errorCode: 'SYS002', message: 'x', traceId: 'x' }, 500);
  await mountScreen(() => <Foot />);
  answer();
  await expect.poll(shown).toBe('The sums could not be loaded|–|–');
});
