const who = '(?:收[件货]人|联系人)';
const names = String.raw`(?:${who}(?:姓名|名字|名称)?|姓名|名字|(?<!\p{L})收(?=\s*:)|(?:full )?name|recipient|consignee)`;
const phones = `(?:${who}?(?:联系|移动)?(?:电话|手机)(?:号码?)?|联系方式|(?:(?:mobile|phone|contact) )?(?:number|phone)|mobile|telephone|tel)`;
const places = `(?:${who}?(?:收[件货]|详细|具体|所在|街道|联系|家庭|公司|快递|邮寄)?地址|所在地区?|省市区县?|(?:(?:street|shipping) )?address)`;

const label = `(?:${names}|${phones}|${places})`;
const startsPart = String.raw`(?<=^|[\s,;、|/])`;

/** A label with its signs, such as `收货人：` or `【电话】`. A label without a sign counts only directly before its value. */
export const labels = new RegExp(
  [
    String.raw`(?<![A-Za-z])[【[(]?${label}[】\])]?\s*:`,
    String.raw`[【[]${label}[】\]]`,
    String.raw`${startsPart}(?:省份|城市|区县|街道|乡镇|地区)\s*:`,
    String.raw`${startsPart}(?:${who}(?:姓名)?|姓名|(?:收[件货]|详细)?地址|所在地区)(?=[\s\p{Script=Han}])`,
    String.raw`${phones}(?=\s*\(?\+?(?:86)?[ -]?1[3-9]\d)`,
    String.raw`\((?:收|亲收|亲启)\)|(?<=[\s,])(?:收|亲收|亲启)(?=[\s,;]|$)`,
  ].join('|'),
  'giu',
);

export const nameLabel = new RegExp(`^[【[(]?${names}`, 'iu');
export const phoneLabel = new RegExp(`^[【[(]?${phones}`, 'iu');
