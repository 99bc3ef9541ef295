import type { Core, Struct } from '@strapi/strapi';
import { componentAttributes } from './component-attributes.ts';

/** Reads a row with all its files, components and dynamic zones, however deep they are. */
export function populateParts(strapi: Core.Strapi, attributes: Struct.SchemaAttributes): Populate {
  const ofComponent = (uid: string) => ({
    populate: populateParts(strapi, componentAttributes(strapi, uid)),
  });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
      if (attribute.type === 'media') return [[name, true]];
      if (attribute.type === 'component') return [[name, ofComponent(attribute.component)]];
      if (attribute.type !== 'dynamiczone') return [];
      const on = Object.fromEntries(attribute.components.map((uid) => [uid, ofComponent(uid)]));
      return [[name, { on }]];
    }),
  );
}

type Populate = Record<string, unknown>;
