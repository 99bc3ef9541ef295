import type { Core, UID } from '@strapi/strapi';
import { own } from '../../own.ts';
import { uploadFile } from './upload-file.ts';

type Fields = Record<string, unknown>;

/** Returns the fields, also those of components, with file ids in place of file names. */
export async function uploadMedia(strapi: Core.Strapi, uid: UID.Schema, fields: Fields): Promise<Fields> {
  const attributes: Record<string, Attribute> = strapi.getModel(uid).attributes;
  const uploaded: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    uploaded.push([name, await uploadField(strapi, own(attributes, name), value)]);
  }
  return Object.fromEntries(uploaded);
}

interface Attribute {
  type: string;
  component?: UID.Component;
}

async function uploadField(
  strapi: Core.Strapi,
  attribute: Attribute | undefined,
  value: unknown,
): Promise<unknown> {
  if (Array.isArray(value) && attribute?.type !== 'blocks') {
    const items: unknown[] = [];
    for (const item of value) items.push(await uploadField(strapi, attribute, item));
    return items;
  }
  if (attribute?.type === 'media' && typeof value === 'string') return uploadFile(strapi, value);
  if (!isFields(value)) return value;
  if (attribute?.component) return uploadMedia(strapi, attribute.component, value);
  if (attribute?.type !== 'dynamiczone') return value;
  return uploadMedia(strapi, value.__component as UID.Component, value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
