/** With ¥ in front or 元 behind and separators of thousands. Anything else, such as `1元50`, is refused. */
const writtenAmount = /^([+-]?)\s?[¥￥]?\s?([+-]?)([1-9]\d{0,2}(?:,\d{3})+|\d+)(\.\d+)?\s?元?$/;

/** @returns the digits with their sign, or the text as it is if it is no amount */
export function bareAmount(text: string): string {
  const [, sign = '', innerSign = '', whole, decimals = ''] =
    writtenAmount.exec(text.replace('\u2212', '-')) ?? [];
  return whole === undefined ? text : `${sign}${innerSign}${whole.replaceAll(',', '')}${decimals}`;
}
