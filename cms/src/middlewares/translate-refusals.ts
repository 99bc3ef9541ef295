import { panelZhHans } from '../admin/translations/panel-zh-hans.ts';
import { acceptedFiles, uploadLimitMegabytes } from '../extensions/upload/upload-types.ts';
import { fieldName } from '../field-name.ts';

/** Translates refusals with changing parts, and those that the panel shows as sent. The panel translates the others. */
export default () => async (context: Context, next: () => Promise<void>) => {
  await next();
  const { error } = (context.body ?? {}) as { error?: Refusal };
  const isPanel = !context.path.startsWith('/api/');
  if (!isPanel || !error?.message || context.state.user?.preferedLanguage === 'en') return;
  const model = context.params?.model;
  error.message = inChinese(error.message, model);
  for (const detail of error.details?.errors ?? []) detail.message = inChinese(detail.message, model);
};

const tooLarge = `太大，每个不能超过 ${uploadLimitMegabytes} MB`;

const sentences: [RegExp, (...parts: string[]) => string][] = [
  [/^Invalid credentials$/, () => '邮箱或密码不对'],
  [/^Too many requests, please try again later\.?$/, () => '尝试次数太多，请过几分钟再试'],
  [/^Something went wrong$/, () => '出错了，请再试一次'],
  [/^Email already taken$/, () => '这个邮箱已有人使用'],
  [/^password must contain at least one lowercase character$/i, () => '密码至少要有一个小写字母'],
  [/^password must contain at least one uppercase character$/i, () => '密码至少要有一个大写字母'],
  [/^password must contain at least one number$/i, () => '密码至少要有一个数字'],
  [/^This attribute must be unique$/, () => '已有一条内容用了同样的值'],
  [/^(\d+) errors occurred$/, (count) => `有 ${count} 处需要改正`],
  [/^A folder with this name already exists$/, () => '已有同名的文件夹'],
  [/^name cannot contain slashes$/, () => '名称里不能有斜杠'],
  [/^name cannot start or end with a whitespace$/, () => '名称的开头和结尾不能有空格'],
  [/^parent folder does not exist$/, () => '上级文件夹已不存在'],
  [/^some folders already exists: (.*)$/, (names) => `已有同名的文件夹：${names}`],
  [/^folders cannot be moved inside themselves.*$/, () => '文件夹不能移到它自己里面'],
  [/^(.*) exceeds size limit of .*$/, (name) => `${name} ${tooLarge}`],
  [/^(File too large: .*|FileTooBig)$/, () => `文件${tooLarge}`],
  [/^File type '(.*)' is not allowed$/, () => `只能上传 ${acceptedFiles.zh}`],
  [/^File is not a valid image$/, () => '这张图片无法读取'],
  [/^([\w.]+) must be defined\.?$/, (field) => `${field}：不能为空`],
  [/^([\w.]+) is a required field$/, (field) => `${field}：不能为空`],
  [/^([\w.]+) cannot be null$/, (field) => `${field}：不能为空`],
  [/^([\w.]+) must be at most (\d+) characters$/, (field, most) => `${field}：最多 ${most} 字`],
  [/^([\w.]+) must be at least (\d+) characters$/, (field, least) => `${field}：至少 ${least} 字`],
  [/^([\w.]+) must be less than or equal to ([\d.]+)$/, (field, most) => `${field}：不能大于 ${most}`],
  [/^([\w.]+) must be greater than or equal to ([\d.]+)$/, (field, least) => `${field}：不能小于 ${least}`],
  [/^([\w.]+) field must have at least (\d+) items?$/, (field, least) => `${field}：至少 ${least} 条`],
  [
    /^([\w.]+) field must have less than or equal to (\d+) items?$/,
    (field, most) => `${field}：最多 ${most} 条`,
  ],
  [
    /^([\w.]+) must match the following: .*$/,
    (field) => `${field}：${panelZhHans['components.Input.error.validation.regex']}`,
  ],
  [/^([\w.]+) must be one of the following values: .*$/, (field) => `${field}：请从列表里选`],
  [/^([\w.]+) must be a `?(\w+)`? type.*$/s, (field) => `${field}：填写的内容不对`],
];

function inChinese(message: string, model: string | undefined): string {
  for (const [pattern, say] of sentences) {
    const match = pattern.exec(message);
    if (match) return say(...match.slice(1).map((part) => named(part, model)));
  }
  return message;
}

function named(part: string, model: string | undefined): string {
  const [field = ''] = part.split('.');
  return model && /^[a-z]\w*$/.test(field) ? fieldName(model, field) : part;
}

interface Refusal {
  message: string;
  details?: { errors?: { message: string }[] };
}

interface Context {
  path: string;
  body?: unknown;
  params?: { model?: string };
  state: { user?: { preferedLanguage?: string | null } };
}
