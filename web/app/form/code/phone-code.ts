import type { Challenge, Work } from '@junyao/commerce/contract';
import { isMobile, typedPhone } from '@junyao/commerce/contract/typed';
import { post } from '../../api/commerce.ts';
import { detailsOf, hasCode } from '../../api/errors.ts';
import type { CodeKind } from './code-kind.ts';

export function phoneCode(scene: 'register' | 'reset_password' | 'change_password'): CodeKind<'phone'> {
  return {
    name: scene,
    target: 'phone',
    tidy: typedPhone,
    isValid: isMobile,
    missing: 'auth:enterPhone',
    invalid: 'auth:phoneInvalid',
    refusals: { AUT005: 'auth:phoneTaken', SYS005: 'auth:phoneNotYours' },
    sent: 'auth:codeSent',
    request: (phone, onCheck) => {
      const send = (work?: Work) => post('/auth/send_code', { scene, phone, ...(work && { work }) });
      return send().catch(async (refusal) => send(await workFor(refusal, onCheck)));
    },
  };
}

/** @throws the refusal, unless it asks for work and the browser can do it */
async function workFor(refusal: unknown, onCheck: () => void): Promise<Work> {
  if (!hasCode(refusal, 'AUT020')) throw refusal;
  onCheck();
  const { solve } = await import('./solve.ts');
  const work = await solve(detailsOf(refusal).challenge as Challenge);
  if (!work) throw refusal;
  return work;
}
