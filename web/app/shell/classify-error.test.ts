// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { classifyError } from './classify-error.ts';

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

test('a missing page has no retry button', () => {
  expect(classifyError(answer(404))).toEqual({ kind: 'notFound', retry: false, status: 404 });
});

test('a status of 500 is a server error and other statuses are unknown errors, all with a retry button', () => {
  expect(classifyError(answer(500))).toEqual({ kind: 'server', retry: true, status: 500 });
  expect(classifyError(answer(502))).toEqual({ kind: 'unknown', retry: true, status: 502 });
});

test('too many requests are an unknown error whose text names the seconds until the server answers again', () => {
  const body = JSON.stringify({ errorCode: 'SYS003', details: { retryAfterSeconds: 42 } });
  const tooMany = { kind: 'unknown', retry: true, status: 429 };
  const named = { ...tooMany, advice: 'tooManyFor', retryAfterSeconds: 42 };
  expect(classifyError({ ...answer(429), data: body })).toEqual(named);
  expect(classifyError({ ...answer(429), data: '<html>' })).toEqual({ ...tooMany, advice: 'tooMany' });
});

test('a full queue is a service that is unavailable for the named seconds, after which the page tries again', () => {
  const body = JSON.stringify({ errorCode: 'SYS004', details: { retryAfterSeconds: 2 } });
  const unavailable = { kind: 'code.SYS004', retry: true, status: 503 };
  expect(classifyError({ ...answer(503), data: body })).toEqual({
    ...unavailable,
    advice: 'retriesByItself',
    retryAfterSeconds: 2,
  });
  expect(classifyError(answer(503))).toEqual({ ...unavailable, advice: 'server' });
});

test('a refused preview is an unknown error whose text says how to open it again', () => {
  expect(classifyError(answer(403))).toEqual({
    kind: 'unknown',
    retry: true,
    status: 403,
    advice: 'preview',
  });
});

test('a preview that is not found names what its draft lacks', () => {
  expect(classifyError(answer(404), { isPreview: true })).toEqual({
    kind: 'notFound',
    retry: false,
    status: 404,
    advice: 'draft',
  });
  expect(classifyError(answer(403), { isPreview: true })).toMatchObject({ advice: 'preview' });
});

test('a text that React cannot find is blamed on the translator only where it has changed the page', () => {
  const lost = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  expect(classifyError(lost)).toEqual({ kind: 'request', retry: true });
  document.body.innerHTML = '<p><font><font>A bowl</font></font></p>';
  expect(classifyError(lost)).toEqual({ kind: 'request', retry: true, advice: 'translated' });
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'the TypeError of a fetch without an answer is a network error: %s',
  (message) => {
    expect(classifyError(new TypeError(message))).toEqual({ kind: 'network', retry: true });
  },
);

test('a timeout is a network error', () => {
  expect(classifyError(new DOMException('too slow', 'TimeoutError'))).toEqual({
    kind: 'network',
    retry: true,
  });
});

test('an abort is ignored', () => {
  expect(classifyError(new DOMException('left', 'AbortError'))).toBeNull();
});

test('every other error is a failed request', () => {
  expect(classifyError(new Error('ORD001'))).toEqual({ kind: 'request', retry: true });
  expect(classifyError(new TypeError('x is undefined'))).toEqual({ kind: 'request', retry: true });
  expect(classifyError('text')).toEqual({ kind: 'request', retry: true });
});

test('a server error whose message React Router hides is a server error', () => {
  expect(classifyError(new Error('Unexpected Server Error'))).toEqual({
    kind: 'server',
    retry: true,
    status: 500,
  });
});
