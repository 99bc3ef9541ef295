import type { Core } from '@strapi/strapi';
import { own } from '../../own.ts';

/** Strapi has one permission for replacing and deleting files. `refuseUsedFile` keeps the files that pages show. */
export const uploadPermissions = [
  { action: 'plugin::upload.read' },
  { action: 'plugin::upload.assets.create' },
  { action: 'plugin::upload.assets.update' },
  { action: 'plugin::upload.assets.download' },
  { action: 'plugin::upload.assets.copy-link' },
];

/** By uid of our own types. The name of a field in a component has a dot, such as `scores.uniqueness`. */
export function editableFields(strapi: Core.Strapi): Record<string, string[]> {
  const { getNestedFields } = strapi.service('admin::content-type');
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  return Object.fromEntries(
    types.map((type) => [type.uid, getNestedFields(type, { components: strapi.components })]),
  );
}

/** Only the owner may delete a document. Staff can unpublish it instead, which can be undone. */
export async function contentPermissions(
  strapi: Core.Strapi,
  fieldsByType: Record<string, string[]>,
): Promise<object[]> {
  const found: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  const locales = found.map(({ code }) => code);
  return Object.entries(fieldsByType).flatMap(([uid, fields]) => {
    const of = (verb: string, properties: object) => ({
      action: `plugin::content-manager.explorer.${verb}`,
      subject: uid,
      properties,
    });
    const hasDrafts = own(strapi.contentTypes, uid)?.options?.draftAndPublish;
    return [
      ...['create', 'read', 'update'].map((verb) => of(verb, { fields, locales })),
      ...(hasDrafts ? [of('publish', { locales })] : []),
    ];
  });
}
