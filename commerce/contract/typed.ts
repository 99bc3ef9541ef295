// What people type and paste, brought into the form that the shop checks and stores. Browser and server call the same
// functions, so that a text which one of them accepts is never refused by the other. This file has no imports.

/** One line of text: a name, a street, a reason. */
export function typedLine(typed: string): string {
  return visible(typed)
    .replaceAll(/[\s\u2800\u3164]+/gu, ' ')
    .trim();
}

/** Several lines of text. Line breaks stay, and so do ordinary spaces that follow each other. */
export function typedText(typed: string): string {
  return visible(typed)
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/(?:[^\S \n]|[\u2800\u3164])+/gu, ' ')
    .trim();
}

/** A number, a code or words to search for, in which `１` means `1`. */
export function typedCode(typed: string): string {
  // NFKC makes other blanks out of some, so the line is made before and after it.
  return typedLine(typedLine(typed).normalize('NFKC'));
}

/** A code or number without any space in it: the number of an order, of a parcel. */
export function typedWithoutSpaces(typed: string): string {
  return typedCode(typed).replaceAll(' ', '');
}

/** A phone number without the country code 86 and without the signs that people put between digits. */
export function typedPhone(typed: string): string {
  return typedCode(typed)
    .replace(/^tel:/i, '')
    .replaceAll(/[\s().·•・_/\p{Pd}\u2212]/gu, '')
    .replace(/^(\+86|0086|86)(?=1\d{10}$)/, '');
}

/** Whether the text is a mainland Chinese mobile number. Only commerce checks whether its prefix exists. */
export function isMobile(phone: string): boolean {
  return /^1\d{10}$/.test(phone);
}

/**
 * The six digits of a code, also out of the whole message that brought them. What was typed, if it has no six digits or
 * nobody can tell which of several are the code.
 */
export function typedSmsCode(typed: string): string {
  const plain = typedCode(typed);
  const joined = plain.replaceAll(/(?<=\d)[ \p{Pd}](?=\d)/gu, '');
  const found = plain.match(sixDigits) ?? joined.match(sixDigits) ?? [];
  const [named] = found.length > 1 ? (plain.match(namedDigits) ?? []) : found;
  return named ?? plain;
}

const sixDigits = /(?<!\d)\d{6}(?!\d)/g;
const namedDigits = /(?<=(?:验证码|code)\D{0,6})\d{6}(?!\d)/i;

/**
 * An amount in yuan as people type it, such as `¥1,200.50`, as digits with a decimal point. A comma or space stands
 * only between thousands: `1,5` could mean 1.50 as well as 15, so it stays as it is and no rule accepts it.
 */
export function typedAmount(typed: string): string {
  const plain = typedCode(typed).replace(/^¥ ?/, '').replace(/ ?元$/, '');
  return /^[1-9]\d{0,2}([, ]\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(/[, ]/g, '') : plain;
}

/**
 * An email address in lower case. The domain of an international address is written in ASCII (`xn--…`), so that the
 * same mailbox has one form only and every mail server can deliver to it.
 */
export function typedEmail(typed: string): string {
  const plain = typedCode(typed).replaceAll('。', '.').toLowerCase();
  const [, local, domain] =
    /^([^@]*)@([\p{L}\p{M}\p{N}.-]*\P{ASCII}[\p{L}\p{M}\p{N}.-]*)$/u.exec(plain) ?? [];
  if (local === undefined || !URL.canParse(`http://${domain}`)) return plain;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

/**
 * An email address with a domain of at least two parts. The signs before the @ are those of the HTML standard for
 * `input type=email`.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}

/** The account of a login: an email address or a phone number. */
export function typedAccount(typed: string): string {
  const email = typedEmail(typed);
  return email.includes('@') ? email : typedPhone(typed);
}

/**
 * A password in one Unicode form, because keyboards differ in how they write `é`. Nothing else is changed: a space at
 * the end may be meant.
 */
export function typedPassword(typed: string): string {
  return typed.normalize('NFC');
}

/**
 * The text without format characters, which nobody sees: they come with numbers copied from a list of contacts and can
 * make two different names look alike. A joiner stays where it changes what is seen: between the parts of an emoji, and
 * inside words of scripts that join letters, such as Persian or Hindi. So do the tags that make the flag of Scotland.
 */
function visible(typed: string): string {
  return typed.normalize('NFC').replaceAll(formatCharacter, '');
}

const joiner = String.raw`[\u200C\u200D]`;
const emojiJoiner = String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})`;
const otherScripts = ['Latin', 'Han', 'Greek', 'Cyrillic', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const joinedLetter = String.raw`(?![${otherScripts.map((script) => String.raw`\p{Script=${script}}`).join('')}])[\p{L}\p{M}]`;
const letterJoiner = `(?<=${joinedLetter})${joiner}(?=${joinedLetter})`;
const flagTags = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0020}-\u{E007F}]`;
const formatCharacter = new RegExp(`(?=\\p{Cf})(?!${emojiJoiner}|${letterJoiner}|${flagTags}).`, 'gu');
