import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { ApiError, NotConfirmed } from '../api/errors.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import { FormFailure } from './form-frame.tsx';

const failure = new ApiError({
  errorCode: 'AUT003',
  message: 'The code is wrong',
  status: 400,
  details: undefined,
  traceId: '',
});

const show = (namedAtField: boolean, error: unknown = failure) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <FormFailure form={{ failure: error, namedAtField }} title={() => 'Registration failed'} />
    </I18nextProvider>,
  );

test('the notice of a failure gives the reason only if no field names it', () => {
  const [alone, beside] = [show(false), show(true)];
  expect(alone).toContain('Registration failed');
  expect(beside).toContain('Registration failed');
  expect(alone.length).toBeGreaterThan(beside.length);
  expect(alone).toMatch(/code/i);
  expect(beside).not.toMatch(/code/i);
});

test('a canceled proof is no failure', () => {
  const notice = show(false, new NotConfirmed());
  expect(notice).toContain('nothing was changed');
  expect(notice).not.toContain('Registration failed');
  expect(notice).not.toContain('role="alert"');
});
