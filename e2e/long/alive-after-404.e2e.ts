import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { rawGet } from '../support/raw-get.ts';

test('the server still answers seconds after a 404', async ({ baseURL }) => {
  expect((await rawGet(`${baseURL}/no/such/page`)).status).toBe(404);
  // If the abort timer of a request without a route is not cleared, it ends the process after six seconds.
  await wait(7000);
  expect((await rawGet(`${baseURL}/`)).status).toBe(200);
});
