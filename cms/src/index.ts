import type { Core } from '@strapi/strapi';
import { keepFirstPublication } from './api/article/keep-first-publication.ts';
import { refuseMissingSources } from './api/article/refuse-missing-sources.ts';
import { filePictures } from './api/artwork/file-pictures.ts';
import { keepProductCode } from './api/artwork/keep-product-code.ts';
import { ensureFirstAdmin } from './bootstrap/ensure-first-admin.ts';
import { ensureLocales } from './bootstrap/ensure-locales.ts';
import { ensureReadToken } from './bootstrap/ensure-read-token.ts';
import { keepOriginalPictures } from './bootstrap/keep-original-pictures.ts';
import { refuseUnsafeSecrets } from './bootstrap/refuse-unsafe-secrets.ts';
import { seedContent } from './bootstrap/seed/seed-content.ts';
import { ensureStaffRole } from './bootstrap/staff/ensure-staff-role.ts';
import { prepareSampleStaff } from './bootstrap/staff/sample-staff.ts';
import { prepareDrain } from './drain.ts';
import { fillColors } from './extensions/upload/fill-colors.ts';
import { refuseWrongMedia } from './extensions/upload/refuse-wrong-media.ts';
import { measureCms } from './metrics/measure-cms.ts';
import { type Dispatcher, startDispatcher } from './outbox/dispatch-hints.ts';
import { hintModel } from './outbox/hint-model.ts';
import { receiversFromEnvironment } from './outbox/receivers.ts';
import { recordContentChanges } from './outbox/record-content-changes.ts';
import { recordFileChanges } from './outbox/record-file-changes.ts';
import { publishBothLanguages } from './publication/publish-both-languages.ts';
import { refuseStaleSave } from './saving/refuse-stale-save.ts';

let dispatcher: Dispatcher | undefined;
let stopping = false;
let filling: Promise<unknown> | undefined;
let drain: (() => Promise<void>) | undefined;
let closeMetrics: (() => void) | undefined;
const wakeDispatcher = () => dispatcher?.wake();

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    refuseUnsafeSecrets(process.env);
    drain = prepareDrain(strapi.server.httpServer);
    closeMetrics = measureCms(strapi);
    strapi.get('models').add(hintModel);
    // Plugins register their document middlewares later, in bootstrap, so the writes of those middlewares are inside
    // the transaction of recordContentChanges.
    recordContentChanges(strapi, wakeDispatcher);
    refuseStaleSave(strapi);
    publishBothLanguages(strapi);
    keepProductCode(strapi);
    filePictures(strapi);
    keepFirstPublication(strapi);
    refuseMissingSources(strapi);
    refuseWrongMedia(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    recordFileChanges(strapi, wakeDispatcher);
    await keepOriginalPictures(strapi);
    await ensureLocales(strapi);
    await ensureReadToken(strapi);
    await ensureFirstAdmin(strapi);
    await ensureStaffRole(strapi);
    await prepareSampleStaff(strapi);
    await seedContent(strapi);
    // A receiver of a hint fetches content from this server, so hints are sent only when the server listens.
    strapi.server.httpServer.once('listening', () => {
      dispatcher = startDispatcher(strapi, receiversFromEnvironment());
      filling = fillColors(strapi, () => stopping).catch((error) => strapi.log.error(error));
    });
  },

  async destroy() {
    stopping = true;
    await drain?.();
    await filling;
    await dispatcher?.stop();
    dispatcher = undefined;
    closeMetrics?.();
  },
};
