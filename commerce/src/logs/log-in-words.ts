import type { OutputOf } from '../../contract/contract.ts';
import { changedFields, factsIn } from '../../contract/log-values.ts';
import type { List } from '../lists/list-page.ts';
import type { Language } from '../locales.ts';
import { fill } from '../texts/error-text.ts';
import { fieldText, linkTexts, loggedText, objectText } from './log-texts.ts';
import type { Log, LogView } from './present-logs.ts';

type RowOfFile = OutputOf<'GET /admin/logs/export'>;

export function logInWords(list: List<Log, LogView>, language: Language): List<Log, RowOfFile> {
  return {
    ...list,
    async present(rows) {
      const views = await list.present(rows);
      return views.map((view) => rowInWords(language, view));
    },
  };
}

function rowInWords(
  language: Language,
  { object, objectName, role, before, after, circumstances, ...view }: LogView,
): RowOfFile {
  return {
    ...view,
    role: role.split(', ').filter(Boolean),
    object: objectText(language, object, objectName),
    changes: isJson(before) && isJson(after) ? changesIn(language, before, after) : [before, after],
    circumstances: isJson(circumstances) ? circumstancesIn(language, circumstances) : [circumstances],
    objectCode: object,
  };
}

/** A row altered in the database must not end the file early. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function circumstancesIn(language: Language, circumstances: string): string[] {
  return factsIn(circumstances).map(({ path, value }) =>
    fill(linkTexts[language].fact, {
      field: fieldText(language, path),
      value: loggedText(language, path.at(-1) ?? '', value),
    }),
  );
}

/** Shows both lists in full, because a cell can't mark added and removed values. */
function changesIn(language: Language, before: string, after: string): string[] {
  return changedFields(before, after).map((changed) => {
    const text = (side: 'before' | 'after') =>
      loggedText(language, changed.path.at(-1) ?? '', changed[side] ?? null);
    return fill(linkTexts[language].change, {
      field: fieldText(language, changed.path),
      before: text('before'),
      after: text('after'),
    });
  });
}
