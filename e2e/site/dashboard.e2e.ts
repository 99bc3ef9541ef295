import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('the owner gets the figures of the day, which commerce reads in a worker thread', async ({ api }) => {
  const demoOwner = { account: '13800138001', password: 'Demo-1234!' };
  const { authToken } = await api.call('POST /auth/login', demoOwner);
  const { figures } = await api.call('GET /admin/dashboard/query', {}, authToken);
  expect(figures?.from).toBe(figures?.to);
  expect(figures?.days.map(({ day }) => day)).toEqual([figures?.from]);
});
