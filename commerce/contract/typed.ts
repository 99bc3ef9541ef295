// Browser and server bring typed text into the same form, so that neither refuses what the other accepts. This file has
// no imports.

export function typedLine(typed: string): string {
  return visible(typed)
    .replaceAll(/[\s\u2800\u3164]+/gu, ' ')
    .trim();
}

/** Keeps line breaks and repeated ordinary spaces. */
export function typedText(typed: string): string {
  return visible(typed)
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/(?:[^\S \n]|[\u2800\u3164])+/gu, ' ')
    .trim();
}

/** A number, a code or words to search for, in which `１` means `1`. */
export function typedCode(typed: string): string {
  // NFKC turns some blanks into others, so the line is tidied before and after it.
  return typedLine(normal(typedLine(typed), 'NFKC'));
}

export function typedWithoutSpaces(typed: string): string {
  return typedCode(typed).replaceAll(' ', '');
}

/** Without the country code 86 and without the signs that people put between digits. */
export function typedPhone(typed: string): string {
  return typedCode(typed)
    .replace(/^tel:/i, '')
    .replaceAll(/[\s().·•・_/\p{Pd}\u2212]/gu, '')
    .replace(/^(\+86|0086|86)(?=1\d{10}$)/, '');
}

/** Only commerce checks whether the prefix exists. */
export function isMobile(phone: string): boolean {
  return /^1\d{10}$/.test(phone);
}

/** Also finds the code in a whole message. Returns what was typed if it can't tell which six digits are the code. */
export function typedSmsCode(typed: string): string {
  const plain = typedCode(typed);
  const joined = plain.replaceAll(/(?<=\d)[ \p{Pd}](?=\d)/gu, '');
  const found = plain.match(sixDigits) ?? joined.match(sixDigits) ?? [];
  const [named] = found.length > 1 ? (plain.match(namedDigits) ?? []) : found;
  return named ?? plain;
}

const sixDigits = /(?<!\d)\d{6}(?!\d)/g;
const namedDigits = /(?<=(?:验证码|code)\D{0,6})\d{6}(?!\d)/i;

/** Copied by hand or by a word processor, with any sign between its letters. */
export function typedRecoveryCode(typed: string): string {
  return typedCode(typed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** A comma or space may stand only between thousands: `1,5` could mean 1.50 or 15, so no rule accepts it. */
export function typedAmount(typed: string): string {
  const plain = typedCode(typed).replace(/^¥ ?/, '').replace(/ ?元$/, '');
  return /^[1-9]\d{0,2}([, ]\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(/[, ]/g, '') : plain;
}

/** An international domain becomes ASCII (`xn--…`), so that a mailbox has one form that every server knows. */
export function typedEmail(typed: string): string {
  const plain = typedCode(typed).replaceAll('。', '.').toLowerCase();
  const [, local = '', domain = ''] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]*)$/u.exec(plain) ?? [];
  if (!/\P{ASCII}/u.test(domain) || !URL.canParse(`http://${domain}`)) return plain;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

/** The domain has two parts or more. Before the @ are the signs of the HTML standard for `input type=email`. */
export const emailPattern =
  /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}

export function typedAccount(typed: string): string {
  const email = typedEmail(typed);
  return email.includes('@') ? email : typedPhone(typed);
}

/** One Unicode form, because keyboards differ in how they write `é`. A space at the end may be meant and stays. */
export function typedPassword(typed: string): string {
  return normal(typed, 'NFC');
}

/** Longer than every field, so such a text is refused as it is. */
const longestTyped = 5000;

/** Putting many combining characters into their order takes quadratic time: seconds for one body. */
export function normal(typed: string, form: 'NFC' | 'NFKC'): string {
  return typed.length > longestTyped ? typed : typed.normalize(form);
}

/** Removes format characters, which can make two names look alike, except joiners and tags that change what is seen. */
function visible(typed: string): string {
  return normal(typed, 'NFC').replaceAll(formatCharacter, '');
}

const joiner = String.raw`[\u200C\u200D]`;
const emojiJoiner = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})`;
const otherScripts = ['Latin', 'Han', 'Greek', 'Cyrillic', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const joinedLetter = String.raw`(?![${otherScripts.map((script) => String.raw`\p{Script=${script}}`).join('')}])[\p{L}\p{M}]`;
const letterJoiner = `(?<=${joinedLetter})${joiner}(?=${joinedLetter})`;
const flagTags = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0020}-\u{E007F}]`;
const formatCharacter = new RegExp(`(?=\\p{Cf})(?!${emojiJoiner}|${letterJoiner}|${flagTags}).`, 'gu');
