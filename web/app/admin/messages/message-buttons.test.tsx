// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { messageStates, messageStatuses } from '@junyao/commerce/contract/states';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { messageActions } from './actions.tsx';
import { MessageButtons } from './message-buttons.tsx';
import type { MessageDetail } from './message-detail.ts';

const message: MessageDetail = {
  messageId: 'm-1',
  createdAt: '2026-01-01T08:00:00.000Z',
  name: 'Li & Co',
  email: 'li+shop@example.com',
  phone: '',
  subject: 'A vase? 50% & more',
  kind: 'contact',
  productCode: null,
  status: 'NEW',
  assignee: null,
  version: 'v1',
  message: 'First line\nsecond & last',
  notes: [],
  events: [],
};

afterEach(() => vi.unstubAllGlobals());

function mountButtons(
  changes: Partial<MessageDetail>,
  permissions: readonly Permission[] = ['messages.answer'],
) {
  return mountScreen(() => <MessageButtons message={{ ...message, ...changes }} />, {
    permissions,
    action: formAction(...Object.values(messageActions.forms)),
  });
}

test.each(messageStatuses)(
  'of a message in the state %s, the buttons are those of the state table',
  async (status) => {
    stubCommerce({});
    await mountButtons({ status });
    expect(offeredButtons()).toEqual([
      ...(status === 'CLOSED' ? [] : ['Reply by email']),
      ...(messageStates.can(status, 'reply', 'staff') ? ['Mark as replied'] : []),
      ...(messageStates.can(status, 'close', 'staff') ? ['Close message'] : []),
    ]);
  },
);

test('staff who only read messages have no buttons', async () => {
  stubCommerce({});
  await mountButtons({}, ['messages.read']);
  expect(offeredButtons()).toEqual([]);
});

test('the reply has the address, the subject and the quoted message, whatever signs they contain', async () => {
  stubCommerce({});
  await mountButtons({});
  const reply = new URL(find<HTMLAnchorElement>('a').href);
  expect(reply.protocol).toBe('mailto:');
  expect(decodeURIComponent(reply.pathname)).toBe('li+shop@example.com');
  expect(reply.searchParams.get('subject')).toBe('Re: A vase? 50% & more');
  expect(reply.searchParams.get('body')).toBe('\n\nLi & Co wrote:\n> First line\n> second & last');
});

test('of a long message only the beginning is quoted, because mail programs cut off long addresses', async () => {
  stubCommerce({});
  await mountButtons({ message: '釉'.repeat(5000) });
  const body = new URL(find<HTMLAnchorElement>('a').href).searchParams.get('body');
  expect(body?.match(/釉/g)?.length).toBe(1000);
});

test('a message is closed in the version that was seen, without a reason', async () => {
  const calls = stubCommerce({ 'POST /admin/messages/close': () => answered({}) });
  await mountButtons({});
  await press('Close message');
  expect(namesOf('dialog textarea')).toEqual([]);
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/messages/close')).toEqual([
    { requestId: expect.any(String), messageId: 'm-1', version: 'v1' },
  ]);
});
