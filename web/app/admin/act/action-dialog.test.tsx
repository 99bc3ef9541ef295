// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { clearSession, saveSession } from '../../session/session.ts';
import { Input } from '../../ui/field.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { ActionDialog } from './action-dialog.tsx';
import { actionForm } from './action-form.ts';

/** Forgets the attempts of earlier forms, as after a reload of the page. */
const cancelForm = () =>
  actionForm({
    intent: 'cancel',
    fields: ['orderNo', 'version', 'reason'],
    record: 'orderNo',
    required: ['reason'],
    send: (entered, options) => post('/admin/orders/cancel', entered, options),
  });
const path = 'POST /admin/orders/cancel';

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
  sessionStorage.clear();
});

async function mountDialog({ offeredIn = ['v1', 'v2'], next = 'v2', orderNo = 'JO1' } = {}) {
  const loads = { count: 0 };
  const form = cancelForm();
  await mountScreen(
    () => {
      const [open, setOpen] = useState(false);
      const [version, setVersion] = useState('v1');
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <ActionDialog
            form={form}
            open={open}
            onClose={() => setOpen(false)}
            title={`Cancel ${orderNo}`}
            verb="Cancel order"
            effect="The pieces are free at once."
            values={{ orderNo, version }}
            reason
            offered={offeredIn.includes(version)}
            present={<p>Version {version}</p>}
            done={() => `${orderNo} is canceled`}
            onRefused={() => setVersion(next)}
          >
            {() => (
              <>
                <Input label="Note" name="note" />
                <select name="way" aria-label="Way">
                  <option value="a">a</option>
                </select>
                <input type="checkbox" name="again" aria-label="Again" />
              </>
            )}
          </ActionDialog>
        </>
      );
    },
    {
      action: formAction(form),
      loader: () => {
        loads.count += 1;
        return null;
      },
    },
  );
  await press('Open');
  return loads;
}

const reason = () => find<HTMLTextAreaElement>('dialog textarea');
const note = () => find<HTMLInputElement>('dialog input[name="note"]');
const dialogText = () => find('dialog').textContent;
const isOpen = () => find<HTMLDialogElement>('dialog').open;
const toastText = () => toastStore.read()?.text();
const idsOf = (calls: ReturnType<typeof stubCommerce>) =>
  inputsOf(calls, path).map(({ requestId }) => requestId);

test('the dialog is named by the verb and says what will happen, and its button repeats the verb', async () => {
  stubCommerce({});
  await mountDialog();
  expect(find('dialog h2').textContent).toBe('Cancel JO1');
  expect(dialogText()).toContain('The pieces are free at once.');
  expect(namesOf('dialog form button')).toEqual(['Cancel order', 'Cancel']);
});

test('an action that is done closes the dialog, says so, and the next one starts with an empty form', async () => {
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountDialog();
  await fill(reason(), ' a mistake ');
  await press('Cancel order');
  expect(inputsOf(calls, path)[0]).toEqual({
    requestId: expect.any(String),
    orderNo: 'JO1',
    version: 'v1',
    reason: 'a mistake',
  });
  expect(isOpen()).toBe(false);
  expect(toastText()).toBe('JO1 is canceled');
  await press('Open');
  expect(reason().value).toBe('');
});

test('without a reason nothing is sent', async () => {
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountDialog();
  await fill(reason(), '  ');
  await press('Cancel order');
  expect(idsOf(calls)).toEqual([]);
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  expect(dialogText()).toContain('Please fill this in');
});

test('a refusal stays in the dialog with its words and the request, and what was typed stays', async () => {
  stubCommerce({ [path]: () => refused('ORD008', 409, { traceId: 't-1' }) });
  await mountDialog();
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  expect(isOpen()).toBe(true);
  expect(dialogText()).toContain(serverI18n('en').t('errors:code.ORD008'));
  expect(dialogText()).toContain('Request t-1');
  expect(reason().value).toBe('a mistake');
  expect(toastText()).toBeUndefined();
});

test('what commerce says about a field stands at the field', async () => {
  const details = { reasons: { reason: 'At most 200 characters' } };
  stubCommerce({ [path]: () => refused('SYS007', 400, { details }) });
  await mountDialog();
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  const described = reason().getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toContain('At most 200 characters');
});

test('a dialog that is left and opened again still has what was typed', async () => {
  stubCommerce({});
  await mountDialog();
  await fill(reason(), 'a mistake');
  await press('Cancel');
  expect(isOpen()).toBe(false);
  await press('Open');
  expect(reason().value).toBe('a mistake');
});

test('if somebody else changed the row, the dialog shows it as it is now, and asks again for that version', async () => {
  const calls = stubCommerce({
    [path]: ({ version }) => (version === 'v1' ? refused('SYS009') : answered({})),
  });
  await mountDialog();
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  expect(dialogText()).toContain('Somebody has changed this in the meantime. It is now:');
  expect(dialogText()).toContain('Version v2');
  await press('Cancel order');
  expect(inputsOf(calls, path).map((input) => [input.version, input.reason])).toEqual([
    ['v1', 'a mistake'],
    ['v2', 'a mistake'],
  ]);
  expect(new Set(idsOf(calls)).size).toBe(2);
  expect(isOpen()).toBe(false);
});

test('if the action is no longer possible, the dialog says so and has no button for it', async () => {
  stubCommerce({ [path]: () => refused('SYS009') });
  await mountDialog({ offeredIn: ['v1'] });
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  expect(dialogText()).toContain('This is no longer possible: the status has changed.');
  expect(dialogText()).toContain('Version v2');
  expect(namesOf('dialog form button')).toEqual(['Close']);
});

test('what was typed for an action that is no longer possible can be read and copied, and is not sent', async () => {
  const calls = stubCommerce({ [path]: () => refused('SYS009') });
  await mountDialog({ offeredIn: ['v1'] });
  await fill(reason(), 'a mistake');
  await fill(note(), 'N-1');
  await press('Cancel order');
  for (const field of [reason(), note()]) {
    expect(field.readOnly).toBe(true);
    expect(field.matches(':disabled')).toBe(false);
  }
  expect([reason().value, note().value]).toEqual(['a mistake', 'N-1']);
  expect(dialogText()).toContain('Not sent. You can still copy it from here.');
  await act(async () => find<HTMLFormElement>('dialog form').requestSubmit());
  expect(idsOf(calls)).toHaveLength(1);
});

test('without an answer the dialog says that it may have been done, and pressing again repeats the request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isBroken = true;
  const calls = stubCommerce({
    [path]: () => (isBroken ? Promise.reject(new TypeError('failed to fetch')) : answered({})),
  });
  await mountDialog();
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(dialogText()).toContain('It may have been done; pressing the button again will not do it twice.');
  isBroken = false;
  await press('Cancel order');
  expect(idsOf(calls).length).toBe(4);
  expect(new Set(idsOf(calls)).size).toBe(1);
  expect(isOpen()).toBe(false);

  await press('Open');
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  expect(new Set(idsOf(calls)).size).toBe(2);
});

/** Sends a reason over a broken network, which the returned function mends. */
async function sendWithoutAnswer(row?: { offeredIn?: string[]; next?: string }) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isBroken = true;
  const calls = stubCommerce({
    [path]: () => (isBroken ? Promise.reject(new TypeError('failed to fetch')) : answered({})),
    'GET /admin/todo': () => answered({}),
  });
  const loads = await mountDialog(row);
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  return {
    calls,
    loads,
    mend: () => {
      isBroken = false;
    },
  };
}

test('without an answer every field is locked, and pressing again sends the very same input and request id', async () => {
  const { calls, mend } = await sendWithoutAnswer();
  expect(dialogText()).toContain(serverI18n('en').t('admin:act.locked'));
  expect([reason().readOnly, note().readOnly]).toEqual([true, true]);
  expect(find('dialog select').matches(':disabled')).toBe(true);
  expect(find('dialog input[type="checkbox"]').matches(':disabled')).toBe(true);
  // The field changes although it is locked, and the row now has its second version.
  reason().value = 'another reason';
  mend();
  await press('Cancel order');
  const sent = inputsOf(calls, path).map((input) => JSON.stringify(input));
  expect(sent.length).toBe(4);
  expect(new Set(sent).size).toBe(1);
  expect(isOpen()).toBe(false);
});

test('the explanation of a lock stands above the buttons, in the foot that stays in view', async () => {
  await sendWithoutAnswer();
  const foot = find('dialog [data-foot]');
  expect(foot.className).toContain('sticky');
  expect(namesOf('dialog [data-foot] button')).toEqual(['Cancel order', 'Cancel']);
  expect(foot.textContent).toContain(serverI18n('en').t('admin:act.locked'));
  expect(foot.querySelector('textarea')).toBe(null);
});

test('a refusal that comes at last unlocks the fields', async () => {
  const { calls } = await sendWithoutAnswer();
  stubCommerce({ [path]: () => refused('ORD008') });
  await press('Cancel order');
  expect(reason().readOnly).toBe(false);
  expect(find('dialog select').matches(':disabled')).toBe(false);
  expect(dialogText()).not.toContain(serverI18n('en').t('admin:act.locked'));
  expect(calls.length).toBeGreaterThan(0);
});

test('a refusal for too many requests is no answer, so the fields stay locked', async () => {
  await sendWithoutAnswer();
  stubCommerce({ [path]: () => refused('SYS003', 429) });
  await press('Cancel order');
  expect(reason().readOnly).toBe(true);
  expect(dialogText()).toContain('It may have been done');
});

test('Esc keeps an attempt without an answer, and only “Cancel” gives it up', async () => {
  const { calls, mend } = await sendWithoutAnswer({ next: 'v1' });
  await act(async () => find('dialog').dispatchEvent(new Event('close')));
  await press('Open');
  expect(reason().value).toBe('a mistake');
  expect(reason().readOnly).toBe(true);
  await press('Cancel');
  expect(isOpen()).toBe(false);
  await press('Open');
  expect([reason().value, reason().readOnly]).toEqual(['', false]);
  mend();
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  expect(new Set(idsOf(calls)).size).toBe(2);
});

test('an action without an answer loads the page again, and so do closing its dialog and the network', async () => {
  const { calls, loads } = await sendWithoutAnswer();
  const todos = () => inputsOf(calls, 'GET /admin/todo').length;
  const atFirst = 1;
  expect(loads.count).toBe(atFirst + 1);
  expect(todos()).toBeGreaterThan(1);
  await press('Cancel');
  expect(loads.count).toBe(atFirst + 2);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(loads.count).toBe(atFirst + 3);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(loads.count).toBe(atFirst + 3);
});

test('if the row shows that the action is no longer possible, it can still be asked for the missing answer', async () => {
  const { mend, calls } = await sendWithoutAnswer({ offeredIn: ['v1'] });
  expect(dialogText()).toContain('The status has changed in the meantime. It is now:');
  expect(dialogText()).toContain('Version v2');
  expect(dialogText()).not.toContain('Not sent');
  mend();
  await press('Cancel order');
  expect(new Set(idsOf(calls)).size).toBe(1);
  expect(toastText()).toBe('JO1 is canceled');
});

test('a refusal names the reasons of the fields, and is gone once a field changes', async () => {
  const details = { reasons: { reason: 'At most 200 characters', other: 'Must be a date' } };
  stubCommerce({ [path]: () => refused('SYS007', 400, { details }) });
  await mountDialog();
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  const notices = () => namesOf('dialog [role="alert"]').join();
  expect(notices()).toContain('Must be a date');
  expect(notices()).not.toContain(serverI18n('en').t('errors:code.SYS007'));
  await fill(note(), 'N-1');
  expect(notices()).not.toContain('Must be a date');
});

test('a second press while the action runs sends nothing more', async () => {
  const calls = stubCommerce({ [path]: () => new Promise<never>(() => {}) });
  // The next writes to the same order would wait for this one.
  await mountDialog({ orderNo: 'JO3' });
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  expect(find('dialog button[type="submit"]').getAttribute('aria-busy')).toBe('true');
  await press('Cancel order');
  expect(idsOf(calls).length).toBe(1);
});

/** Returns the request id. */
async function loseAnswerAndReload(userId: string, orderNo = 'JO1'): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  saveSession({ userId, authToken: 'token-1' }, true);
  const calls = stubCommerce({ [path]: () => Promise.reject(new TypeError('failed to fetch')) });
  const entered = { orderNo, version: 'v0', reason: 'a mistake' };
  const lost = cancelForm().send(entered, new AbortController().signal);
  await Promise.all([expect(lost).rejects.toThrow(TypeError), vi.advanceTimersByTimeAsync(4_000)]);
  return idsOf(calls)[0];
}

test('after a reload an attempt without an answer is shown again, locked, and sent with its request id', async () => {
  const requestId = await loseAnswerAndReload('u-1');
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountDialog();
  expect([reason().value, reason().readOnly]).toEqual(['a mistake', true]);
  expect(namesOf('dialog [role="alert"]').join()).toContain('No answer came. It may have been done');
  await press('Cancel order');
  expect(inputsOf(calls, path)).toEqual([{ requestId, orderNo: 'JO1', version: 'v0', reason: 'a mistake' }]);
  expect(isOpen()).toBe(false);
  await press('Open');
  expect([reason().value, reason().readOnly]).toEqual(['', false]);
});

test('“Cancel” gives up an attempt from before a reload', async () => {
  const requestId = await loseAnswerAndReload('u-1');
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountDialog();
  await press('Cancel');
  await press('Open');
  expect([reason().value, reason().readOnly]).toEqual(['', false]);
  await fill(reason(), 'a mistake');
  await press('Cancel order');
  expect(idsOf(calls)).toHaveLength(1);
  expect(idsOf(calls)).not.toContain(requestId);
});

test.each([
  ['another user', 'u-2', 'JO1'],
  ['another record', 'u-1', 'JO2'],
])('an attempt without an answer is not shown to or at %s', async (_, userId, orderNo) => {
  await loseAnswerAndReload(userId);
  stubCommerce({});
  await mountDialog({ orderNo });
  expect([reason().value, reason().readOnly]).toEqual(['', false]);
});

test.each([
  ['an invalid session', 'SYS001', 401],
  ['too many requests', 'SYS003', 429],
])(
  'a first request that is refused for %s is not taken for one without an answer',
  async (_, code, status) => {
    vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
    stubCommerce({ [path]: () => refused(code, status) });
    // The promise of a call whose session has ended never settles, so no other test uses this order.
    await mountDialog({ orderNo: code });
    await fill(reason(), 'a mistake');
    await press('Cancel order');
    expect(sessionStorage.getItem(`unanswered-act:u-1:cancel:orderNo:${code}`)).toBeNull();
  },
);

test.each([
  ['an invalid session', 'SYS001', 401],
  ['too many requests', 'SYS003', 429],
])('a repetition that is refused for %s keeps the attempt', async (_, code, status) => {
  vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const orderNo = `JO-${code}`;
  const requestId = await loseAnswerAndReload('u-1', orderNo);
  stubCommerce({ [path]: () => refused(code, status) });
  await mountDialog({ orderNo });
  await press('Cancel order');
  expect(sessionStorage.getItem(`unanswered-act:u-1:cancel:orderNo:${orderNo}`)).toContain(String(requestId));
});
