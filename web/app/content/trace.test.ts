import { expect, test } from 'vitest';
import { traceHeader, withTrace } from './trace.server.ts';

test('what a request asks of other services carries its id, and nothing else does', async () => {
  const [one, other] = await Promise.all(
    ['one', 'other'].map((id) => withTrace(id, () => Promise.resolve().then(traceHeader))),
  );
  expect([one, other]).toEqual([{ 'X-Request-Id': 'one' }, { 'X-Request-Id': 'other' }]);
  expect(traceHeader()).toEqual({});
});
