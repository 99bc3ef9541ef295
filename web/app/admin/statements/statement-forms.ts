import type { InputOf } from 'commerce/contract';
import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

type MatchInput = InputOf<'POST /admin/finance/match_statement'>;
type ResolveInput = InputOf<'POST /admin/finance/resolve'>;

export const matchForm = actionForm({
  intent: 'match',
  fields: ['channel', 'from', 'to', 'fileName', 'statement', 'again'],
  required: ['channel', 'from', 'to', 'statement'],
  send: ({ channel, again, ...entered }, signal) =>
    post(
      '/admin/finance/match_statement',
      { ...entered, channel: channel as MatchInput['channel'], again: again === 'true' },
      { signal },
    ),
});

export const noteForm = resolveForm('note');
export const reversalForm = resolveForm('reversal');

export const discardForm = actionForm({
  intent: 'discard',
  fields: ['matchingId', 'reason'],
  required: ['reason'],
  send: (entered, signal) => post('/admin/finance/discard_matching', entered, { signal }),
});

function resolveForm(how: ResolveInput['how']) {
  return actionForm({
    intent: how,
    fields: ['differenceId', 'version', 'reason'],
    required: ['reason'],
    send: (entered, signal) => post('/admin/finance/resolve', { ...entered, how }, { signal }),
  });
}
