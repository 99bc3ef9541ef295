import type { Core } from '@strapi/strapi';
import { withoutColors } from '../extensions/upload/fill-colors.ts';
import { hintUid } from '../outbox/hint-model.ts';
import { receiverNames } from '../outbox/receivers.ts';
import type { State } from './metrics.ts';

export function readState(strapi: Core.Strapi): State {
  return {
    async hintsWaiting() {
      const counts = receiverNames.map(async (receiver) => {
        return [receiver, await strapi.db.query(hintUid).count({ where: { receiver } })] as const;
      });
      return Object.fromEntries(await Promise.all(counts));
    },

    picturesWithoutColors: () => strapi.db.query('plugin::upload.file').count({ where: withoutColors }),
  };
}
