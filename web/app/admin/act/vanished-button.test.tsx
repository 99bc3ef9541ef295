// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '../../api/commerce.ts';
import { ApiError } from '../../api/errors.ts';
import { formAction } from '../../form/form-action.ts';
import { type Loaded, load } from '../../private/load.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { Record } from '../record/record.tsx';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { refused, stubCommerce } from '../testing/stub-commerce.ts';
import { ActionButtons } from './action-buttons.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { actionForm } from './action-form.ts';
import { useNextAction } from './use-next-action.tsx';

interface Charge {
  chargeNo: string;
  status: 'PENDING' | 'FAILED';
}

const form = actionForm({
  intent: 'confirm',
  fields: ['chargeNo', 'reason'],
  required: ['reason'],
  send: ({ chargeNo, ...entered }, options) =>
    post('/admin/recharges/fail', { chargeNo, ...entered }, options),
});
const waiting: Charge = { chargeNo: 'JC1', status: 'PENDING' };
const broken = new ApiError({
  errorCode: 'SYS001',
  message: '',
  status: 503,
  details: undefined,
  traceId: '',
});

afterEach(() => vi.unstubAllGlobals());

const offeredOf = ({ status }: Charge) => (status === 'PENDING' ? (['fail'] as const) : []);

function FailDialog({ charge, ...opening }: { charge: Charge; open: boolean; onClose: () => void }) {
  return (
    <ActionDialog
      {...opening}
      form={form}
      title="Fail"
      verb="Fail"
      effect="The recharge fails."
      values={{ chargeNo: charge.chargeNo }}
      reason
      offered={offeredOf(charge).length > 0}
      present={<p>{charge.status}</p>}
      done={() => 'done'}
    />
  );
}

/** Types a reason that is refused, and then loads what `next` gives. */
async function typeAndBeRefused<Data>(Page: () => ReactNode, first: Data, next: Data | ApiError) {
  stubCommerce({ 'POST /admin/recharges/fail': () => refused('CHG002') });
  const answers = [first, next];
  const loader = () => {
    const answer = answers.shift();
    return load(answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer));
  };
  await mountScreen(Page, { loader, action: formAction(form) });
  await press('Fail');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'not in the statement');
  await click(find('dialog button[type="submit"]'));
}

const typed = () => find<HTMLTextAreaElement>('dialog textarea').value;
const isOpen = () => find<HTMLDialogElement>('dialog').open;

function OneRecord() {
  const found = useLoaderData<Loaded<Charge>>();
  return (
    <Record
      found={found}
      list="/admin"
      title="JC1"
      failed="Not loaded"
      summary={({ status }) => status}
      actions={(charge) => (
        <ActionButtons
          offered={offeredOf(charge)}
          forms={{ fail: form }}
          record={{ chargeNo: charge.chargeNo }}
          verbOf={() => 'Fail'}
          dialog={(_, opening) => <FailDialog charge={charge} {...opening} />}
        />
      )}
    >
      {() => null}
    </Record>
  );
}

function OneList() {
  const found = useLoaderData<Loaded<Charge[]>>();
  const rows = found.value ?? [];
  const next = useNextAction({
    rows,
    rowId: ({ chargeNo }) => chargeNo,
    next: (charge) => offeredOf(charge)[0],
    verb: () => 'Fail',
    dialog: (charge, _, open, onClose) => <FailDialog charge={charge} open={open} onClose={onClose} />,
  });
  return (
    <>
      {rows.map((row) => (
        <p key={row.chargeNo}>{next.button(row)}</p>
      ))}
      {next.dialog}
    </>
  );
}

test('a record that no longer offers its action keeps the dialog with what was typed', async () => {
  await typeAndBeRefused(OneRecord, waiting, { ...waiting, status: 'FAILED' });
  expect(offeredButtons()).not.toContain('Fail');
  expect(isOpen()).toBe(true);
  expect(typed()).toBe('not in the statement');
  expect(namesOf('dialog form button')).toEqual(['Close']);
});

test('a record that cannot be loaded again keeps the dialog with what was typed and the refusal', async () => {
  await typeAndBeRefused(OneRecord, waiting, broken);
  expect(document.body.textContent).toContain('Not loaded');
  expect(isOpen()).toBe(true);
  expect(typed()).toBe('not in the statement');
  expect(find('dialog [role="alert"]').textContent).toContain('This was refused');
});

test('a row that changes and loses its button keeps the dialog with what was typed', async () => {
  await typeAndBeRefused(OneList, [waiting], [{ ...waiting, status: 'FAILED' }]);
  expect(offeredButtons()).toEqual([]);
  expect(isOpen()).toBe(true);
  expect(typed()).toBe('not in the statement');
  expect(namesOf('dialog form button')).toEqual(['Close']);
});

test('what was typed for a row does not appear at another row', async () => {
  const other = { ...waiting, chargeNo: 'JC2' };
  await typeAndBeRefused(OneList, [waiting, other], [waiting, other]);
  await press('Cancel');
  const [, button] = [...document.querySelectorAll<HTMLButtonElement>('p > button')];
  if (!button) throw new Error('The second row has no button');
  await click(button);
  expect(typed()).toBe('');
});

test('a row that leaves the list keeps the dialog with what was typed and the refusal', async () => {
  await typeAndBeRefused(OneList, [waiting], []);
  expect(offeredButtons()).toEqual([]);
  expect(isOpen()).toBe(true);
  expect(typed()).toBe('not in the statement');
  expect(find('dialog [role="alert"]').textContent).toContain('This was refused');
});
