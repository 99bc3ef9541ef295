/** Words such as `Emily Carter` or `O'Neil`, but not a part of a longer word. */
const words = String.raw`(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}.'’-]+(?: \p{Script=Latin}[\p{Script=Latin}.'’-]*){0,4}(?![\p{L}\p{N}])`;
const gap = String.raw`[\s,，;；:：、]{0,5}`;
const phone = String.raw`(?:\+?86[- ]?)?1\d{2}[- ]?\d{4}[- ]?\d{4}`;
const phoneLabel = '(?:(?:联系)?电话|手机(?:号码?)?|联系方式)?';
const nameLabel = '(?:收[件货]人|姓名|名字)';

/** The places where a name stands: after its label, before or after the phone number, and at the beginning. */
const places = [
  `${nameLabel}${gap}(${words})`,
  `(${words})${gap}${phoneLabel}${gap}${phone}`,
  String.raw`${phone}${gap}(${words})(?!\s*\d)`,
  String.raw`^\s*(${words})(?=\s*[,，;；\n])`,
].map((place) => new RegExp(place, 'u'));

/**
 * Finds the name of a recipient in Latin letters in a pasted address. A single word in capitals is no name, because
 * buildings are often called so.
 */
export function findLatinName(text: string): string | undefined {
  return places
    .map((place) => place.exec(text)?.[1]?.trim())
    .find((name) => name !== undefined && !/^\p{Lu}+$/u.test(name));
}
