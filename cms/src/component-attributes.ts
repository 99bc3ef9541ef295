import type { Core, Struct } from '@strapi/strapi';

/** @throws Error when the CMS has no component with this uid */
export function componentAttributes(strapi: Core.Strapi, uid: string): Struct.SchemaAttributes {
  const component = Object.values(strapi.components).find((each) => each.uid === uid);
  if (!component) throw new Error(`The CMS has no component ${uid}.`);
  return component.attributes;
}
