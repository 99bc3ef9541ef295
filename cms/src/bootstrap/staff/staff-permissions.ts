import type { Core } from '@strapi/strapi';

/**
 * What the staff may do with the media library. Strapi has one permission for replacing and for deleting a file, so
 * both are left to the owner: a deleted file would leave a gap on every page that shows it.
 */
export const uploadPermissions = [
  { action: 'plugin::upload.read' },
  { action: 'plugin::upload.assets.create' },
  { action: 'plugin::upload.assets.download' },
  { action: 'plugin::upload.assets.copy-link' },
];

/** Every field of our own content types, by the uid of the type. A field of a component is written `scores.uniqueness`. */
export function editableFields(strapi: Core.Strapi): Record<string, string[]> {
  const { getNestedFields } = strapi.service('admin::content-type');
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  return Object.fromEntries(
    types.map((type) => [type.uid, getNestedFields(type, { components: strapi.components })]),
  );
}

/**
 * What the staff may do with content types: read, create, edit, publish and unpublish, in every language. Only the
 * owner deletes, because unpublishing takes a document off the site and can be undone.
 */
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
    const hasDrafts = strapi.contentTypes[uid as keyof typeof strapi.contentTypes]?.options?.draftAndPublish;
    return [
      ...['create', 'read', 'update'].map((verb) => of(verb, { fields, locales })),
      ...(hasDrafts ? [of('publish', { locales })] : []),
    ];
  });
}
