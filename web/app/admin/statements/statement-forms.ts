import type { InputOf } from '@junyao/commerce/contract';
import { post } from '../../api/commerce.ts';
import { actionForm } from '../act/action-form.ts';

type MatchInput = InputOf<'POST /admin/finance/match_statement'>;
type ResolveInput = InputOf<'POST /admin/finance/resolve'>;

export const matchForm = actionForm({
  intent: 'match',
  fields: ['channel', 'from', 'to', 'fileName', 'statement', 'again'],
  required: ['channel', 'from', 'to', 'statement'],
  send: ({ channel, again, ...entered }, options) =>
    post(
      '/admin/finance/match_statement',
      { ...entered, channel: channel as MatchInput['channel'], again: again === 'true' },
      options,
    ),
});

export const noteForm = resolveForm('note');
export const reversalForm = resolveForm('reversal');

export const discardForm = actionForm({
  intent: 'discard',
  fields: ['matchingId', 'reason'],
  record: 'matchingId',
  required: ['reason'],
  send: (entered, options) => post('/admin/finance/discard_matching', entered, options),
});

function resolveForm(how: ResolveInput['how']) {
  return actionForm({
    intent: how,
    fields: ['differenceId', 'version', 'reason'],
    record: 'differenceId',
    required: ['reason'],
    send: (entered, options) => post('/admin/finance/resolve', { ...entered, how }, options),
  });
}
