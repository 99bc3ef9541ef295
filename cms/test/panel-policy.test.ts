import { expect, it } from 'vitest';
import { cms } from './cms.ts';

it('no site may frame the panel or change where its links lead', async () => {
  const { url } = await cms();
  const { headers } = await fetch(`${url}/admin/init`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
