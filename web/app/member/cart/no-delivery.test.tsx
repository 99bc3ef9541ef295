// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { mountPage } from '../../private/testing/mount-page.tsx';
import { AddressChoice } from '../address/address-choice.tsx';
import { SubmitRefusal } from './submit-refusal.tsx';

const sentence = 'We don’t deliver to this address. Please choose another one, or write to us.';
const address = { recipientName: 'Ann', phone: '13800138000', province: '河南省', city: '', district: '' };
const addresses = [
  { ...address, addressId: 'home', street: 'A', isDefault: true, deliverable: true },
  { ...address, addressId: 'kowloon', street: 'B', isDefault: false, deliverable: false },
];

afterEach(() => vi.unstubAllGlobals());

const times = () => document.body.textContent.split(sentence).length - 1;

test('only the address without delivery says so, to screen readers too, and leads to a message', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', content: addresses }));
  await mountPage(() => <AddressChoice chosen="home" onChoose={() => {}} disabled={false} />, '/user/cart');
  await vi.waitFor(() => expect(times()).toBe(1));
  const describedBy = (id: string) =>
    document.querySelector(`input[value="${id}"]`)?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy('kowloon'))?.textContent).toBe(sentence);
  expect(describedBy('home')).toBe('');
  const dialogButtons = [...document.querySelectorAll('button[aria-haspopup="dialog"]')];
  expect(dialogButtons.map(({ textContent }) => textContent)).toEqual(['Write to us']);
});

test('the refusal of an address says it once, above the other troubles', async () => {
  const troubles = [
    { kind: 'notDeliverable', text: sentence },
    { kind: 'offSale', text: '', productCode: 'JY-2024-001', productName: 'Vase' },
  ];
  const error = new ApiError({
    errorCode: 'ADR004',
    message: sentence,
    status: 409,
    details: { troubles },
    traceId: '',
  });
  await mountPage(() => <SubmitRefusal error={error} seen={[]} unanswered={false} />, '/user/cart');
  await act(() => import('./troubles.tsx'));
  expect(document.body.textContent).toContain('Vase');
  expect(times()).toBe(1);
});
