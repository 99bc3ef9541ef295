import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['short1!', 'weak'],
  ['Short1!', 'weak'],
  ['alllower1!', 'weak'],
  ['ALLUPPER1!', 'weak'],
  ['NoDigits!!', 'weak'],
  ['NoSpecial11', 'weak'],
  ['No Special 11', 'weak'],
  ['Demo-1234!', 'medium'],
  ['Abcdef1!', 'medium'],
  ['Ärger-42x', 'medium'],
  ['钧瓷Kiln1024', 'weak'],
  ['钧瓷Kiln-1024', 'medium'],
  ['Kiln-fired-1024', 'strong'],
  ['aA1!aA1!aA1!', 'strong'],
  [`aA1!${'x'.repeat(125)}`, 'weak'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
