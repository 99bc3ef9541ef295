import type { OutputOf } from '../../contract/contract.ts';
import { typedLine, typedText } from '../../contract/typed.ts';
import { labels, nameLabel, phoneLabel } from './find-labels.ts';
import { findName } from './find-name.ts';
import { findPhone } from './find-phone.ts';
import { findRegion } from './find-region.ts';
import { takeOut, takeOutAll, withoutFullWidth } from './spans.ts';

type Recognized = OutputOf<'POST /userinfo/address/recognize'>;

/**
 * What no other part takes stays in the street, so no character is lost except labels and signs between parts. A text
 * with neither Chinese characters nor a phone number has no parts.
 */
export function recognizeAddress(typed: string): Recognized {
  const text = typedText(typed);
  const plain = withoutFullWidth(text);
  const label = [...plain.matchAll(labels)].find(([found]) => nameLabel.test(found));
  const labeled = label && label.index + label[0].length;
  const phone = findPhone(takeOutAll(plain, labels));
  const isOfSecondNumber = ({ 0: found, index }: RegExpExecArray) =>
    phone !== undefined && index > phone.start && phoneLabel.test(found);
  let rest = takeOutAll(plain, labels, (match) => !isOfSecondNumber(match));

  if (!phone && !/\p{Script=Han}/u.test(rest)) return {};
  if (phone) rest = takeOut(rest, phone);
  const found = findRegion(rest);
  if (found) rest = takeOut(rest, found);
  const name = findName({ text: rest, labeled, phone, isAddress: Boolean(phone ?? found) });
  if (name) rest = takeOut(rest, name);

  const extension = phone?.extension ? `[${phone.extension}]` : '';
  const recipientName = name && withExtension(typedLine(text.slice(name.start, name.end)), extension);
  const street = remaining(text, rest) + (recipientName ? '' : extension);
  return {
    ...(recipientName && { recipientName }),
    ...(phone && { phone: phone.phone }),
    ...found?.region,
    ...(street && { street }),
  };
}

/** Couriers print an extension behind the recipient's name, which a parcel shows beside the phone. */
function withExtension(name: string, extension: string): string {
  return name.endsWith(extension) ? name : `${name}${extension}`;
}

function remaining(text: string, rest: string): string {
  const parts = takeOutAll(rest, emptyBrackets).matchAll(/[^\0\n]+/gu);
  const streets = [...parts].map(({ 0: part, index }) => {
    const start = index + (signsBefore.exec(part)?.[0].length ?? 0);
    const end = index + part.length - (signsAfter.exec(part)?.[0].length ?? 0);
    return text.slice(start, Math.max(start, end));
  });
  return typedLine(streets.filter(Boolean).join(' '));
}

const emptyBrackets = /[([【][\s\0,;]*[)\]】]/gu;
/** A dash before a number may be a minus sign: floor -1. */
const signsBefore = /^(?:[\s,;:、|/。]|\p{Pd}(?!\d))+/u;
const signsAfter = /[\s,;:、|/。\p{Pd}]+$/u;
