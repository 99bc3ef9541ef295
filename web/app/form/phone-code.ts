import { isMobile, typedPhone } from '@junyao/commerce/contract/typed';
import { post } from '../api/commerce.ts';
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
    request: (phone) => post('/auth/send_code', { scene, phone }),
  };
}
