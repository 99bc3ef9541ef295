import { en } from './admin/translations/en.ts';
import { zhHans } from './admin/translations/zh-hans.ts';
import { own } from './own.ts';
import { say } from './say.ts';

/** @param uid the content type or component that has the field */
export function fieldName(uid: string, field: string): string {
  const group = uid.startsWith('api::') ? 'content-types' : 'components';
  const key = `content-manager.${group}.${uid}.${field}`;
  return say({ zh: own(zhHans, key) ?? field, en: own(en, key) ?? field });
}
