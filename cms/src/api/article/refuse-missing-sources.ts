import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { populateParts } from '../../populate-parts.ts';
import { say } from '../../say.ts';

const uid = 'api::article.article';

/** Refuses to publish a text with a reference such as `[^3]` to a source that the article does not list. */
export function refuseMissingSources(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || context.action !== 'publish') return next();
    return await strapi.db.transaction(async () => {
      const result = await next();
      const { entries } = result as unknown as { entries: { id: number }[] };
      const articles = await strapi.db.query(uid).findMany({
        where: { id: { $in: entries.map(({ id }) => id) } },
        populate: populateParts(strapi, context.contentType.attributes),
      });
      for (const { body, sources } of articles) check(textsOf(body).join(' '), sources?.length ?? 0);
      return result;
    });
  });
}

/** A Chinese keyboard may write `[^1]` like this. The shop would print it in the text. */
const mistyped = /[［【〔[]\s*(?:[\^＾]|…+)\s*[\d０-９]{1,3}\s*[\]］】〕]/g;

function check(text: string, sources: number): void {
  const wrong = (text.match(mistyped) ?? []).find((mark) => !/^\[\^\d+\]$/.test(mark));
  if (wrong) {
    throw new errors.ApplicationError(
      say({
        zh: `正文里的 ${wrong} 不是脚注的写法。请换到英文输入法，写成 [^1] 这样。`,
        en: `${wrong} in the text is no footnote. Write it as [^1].`,
      }),
    );
  }
  const numbers = [...text.matchAll(/\[\^(\d{1,3})\]/g)].map(([, number]) => Number(number));
  const missing = [...new Set(numbers)].filter((number) => number < 1 || number > sources);
  if (missing.length === 0) return;
  const marks = missing.map((number) => `[^${number}]`);
  throw new errors.ApplicationError(
    say({
      zh: `正文里的 ${marks.join('、')} 没有对应的出处：出处现有 ${sources} 条。`,
      en: `The text refers to ${marks.join(', ')}, but the list of sources has ${sources}.`,
    }),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
