import { contentManagerZhHans } from './content-manager-zh-hans.ts';
import { errorMessagesZhHans } from './error-messages-zh-hans.ts';
import { i18nZhHans } from './i18n-zh-hans.ts';
import { panelZhHans } from './panel-zh-hans.ts';
import { uploadZhHans } from './upload-zh-hans.ts';
import { zhHans } from './zh-hans.ts';

/** Strapi adds these fields to every content type. */
const columns = {
  id: '序号',
  documentId: '内部编号',
  createdAt: '创建时间',
  createdBy: '创建人',
  updatedAt: '修改时间',
  updatedBy: '修改人',
  publishedAt: '发布时间',
};

export const strapiZhHans: Record<string, string> = {
  ...nameFields(panelZhHans),
  ...withPrefix('content-manager', contentManagerZhHans),
  ...withPrefix('upload', uploadZhHans),
  ...withPrefix('i18n', i18nZhHans),
  ...withPrefix('apiError', errorMessagesZhHans),
  ...withPrefix('content-manager.apiError', errorMessagesZhHans),
  ...withPrefix('upload.apiError', errorMessagesZhHans),
  ...Object.assign({}, ...typesNamedIn(zhHans).map((type) => withPrefix(type, columns))),
};

/** In the dialog for publishing several documents, texts get the schema name of a field and choose its Chinese name. */
function nameFields(texts: Record<string, string>): Record<string, string> {
  const names = new Map<string, string>();
  for (const [key, name] of Object.entries(zhHans)) {
    const field = /^content-manager\.content-types\.[^.]+\.[^.]+\.(\w+)$/.exec(key)?.[1];
    if (field && !names.has(field)) names.set(field, name);
  }
  const choices = [...names].map(([field, name]) => `${field} {${name}}`).join(' ');
  const chosen = `{field, select, ${choices} other {{field}}}`;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      key.endsWith('.withField') ? text.replace('{field}', chosen) : text,
    ]),
  );
}

function withPrefix(prefix: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));
}

/** Such as `content-manager.content-types.api::artwork.artwork`. */
function typesNamedIn(names: Record<string, string>): string[] {
  const types = Object.keys(names).map(
    (key) => /^content-manager\.content-types\.[^.]+\.[^.]+/.exec(key)?.[0],
  );
  return [...new Set(types.filter((type) => type !== undefined))];
}
