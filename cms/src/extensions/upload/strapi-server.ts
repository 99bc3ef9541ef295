import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { dataDir } from '../../environment.ts';
import { own } from '../../own.ts';
import { say } from '../../say.ts';
import { acceptFile, type FileInfo, type UploadedFile } from './accept-file.ts';
import { pictureColors } from './picture-colors.ts';
import { refuseUsedFile } from './refuse-used-file.ts';
import { uploadTypes } from './upload-types.ts';

const uploadByAddress = '/actions/upload-from-urls';

/** Strapi calls this before the upload plugin looks for its folder. */
export default function extendUpload(plugin: UploadPlugin): UploadPlugin {
  fs.mkdirSync(path.join(dataDir(), 'cms-public', 'uploads'), { recursive: true });
  const { upload, provider } = plugin.services;
  plugin.services.upload = (context) => checkFiles(upload(context), context.strapi);
  plugin.services.provider = (context) => renameReplaced(provider(context), context.strapi);
  plugin.services['image-manipulation'] = noteColors(plugin.services['image-manipulation']);
  plugin.contentTypes.file.schema.attributes.colors = { type: 'string', configurable: false };
  removeUploadByAddress(plugin.routes.admin);
  openSettings(plugin);
  checkDeletions(plugin);
  return plugin;
}

/** Strapi measures each new picture and each replacement before it stores them. */
function noteColors(service: MeasureService): MeasureService {
  return {
    ...service,
    async getDimensions(file) {
      file.colors = file.filepath ? await pictureColors(file.filepath) : null;
      return service.getDimensions(file);
    },
  };
}

/** Removes the only route that fetches an address from a request, by which the server could reach private addresses. */
function removeUploadByAddress(admin: Routes): void {
  const kept = admin.routes.filter(({ path }) => path !== uploadByAddress);
  if (kept.length === admin.routes.length)
    throw new Error(`Strapi has no route ${uploadByAddress} any more.`);
  admin.routes = kept;
}

/** The pages of the media library ask for its settings, but Strapi shows these only to users who may change them. */
function openSettings({ routes, controllers }: UploadPlugin): void {
  const route = routes.admin.routes.find(({ method, path }) => method === 'GET' && path === '/settings');
  if (!route?.config) throw new Error('Strapi has no route GET /settings for the media library any more.');
  route.config.policies = ['admin::isAuthenticatedAdmin'];
  const settings = controllers['admin-settings'];
  controllers['admin-settings'] = {
    ...settings,
    getSettings(context) {
      context.state = { ...context.state, userAbility: { cannot: () => false } };
      return settings.getSettings(context);
    },
  };
}

function checkFiles(service: UploadService, strapi: Core.Strapi): UploadService {
  return {
    ...service,
    async upload(input, options) {
      const infos = [input.data.fileInfo].flat();
      // One after the other, because a phone's picture can take much memory until it is converted.
      for (const [index, file] of [input.files].flat().entries()) await acceptFile(file, infos[index]);
      return service.upload(input, options);
    },
    async replace(id, input, options) {
      const kind = await acceptFile(input.file, [input.data.fileInfo].flat()[0]);
      // The old file may be used in a field that allows no other kind of file.
      const replaced = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
      if (replaced && own(uploadTypes, replaced.mime)?.kind !== kind) {
        const message = {
          zh: `${replaced.name}：只能用同类文件替换`,
          en: `${replaced.name}: only a file of the same kind can replace it`,
        };
        throw new errors.ValidationError(say(message));
      }
      return service.replace(id, input, options);
    },
    async remove(file) {
      await refuseUsedFile(file);
      return service.remove(file);
    },
  };
}

/** Checks all files before the first is deleted, so that a refusal leaves all of them. */
function checkDeletions({ controllers }: UploadPlugin): void {
  const controller = controllers['admin-folder-file'];
  controllers['admin-folder-file'] = {
    ...controller,
    async deleteMany(context) {
      const { fileIds, folderIds } = context.request.body ?? {};
      const files = await Promise.all([filesById(numbersIn(fileIds)), filesInFolders(numbersIn(folderIds))]);
      for (const file of files.flat()) await refuseUsedFile(file);
      return await controller.deleteMany(context);
    },
  };
}

const numbersIn = (value: unknown) =>
  [value].flat().filter((each): each is number => typeof each === 'number');

function filesById(ids: number[]): Promise<StoredFile[]> {
  return strapi.db.query('plugin::upload.file').findMany({ where: { id: { $in: ids } } });
}

/** Includes the files in inner folders, which Strapi deletes too. */
async function filesInFolders(ids: number[]): Promise<StoredFile[]> {
  const folders = await strapi.db.query('plugin::upload.folder').findMany({ where: { id: { $in: ids } } });
  const found = folders.map(({ path }) => {
    const where = { $or: [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }] };
    return strapi.db.query('plugin::upload.file').findMany({ where });
  });
  return (await Promise.all(found)).flat();
}

/** A replacement gets a new address, because caches would still show the old file at the old address. */
function renameReplaced(service: ProviderService, strapi: Core.Strapi): ProviderService {
  return {
    ...service,
    replace(newFile, oldFile) {
      if (newFile.hash === oldFile.hash) {
        const { generateFileName } = strapi.plugin('upload').service('image-manipulation');
        newFile.ext = own(uploadTypes, newFile.mime)?.endings[0] ?? oldFile.ext;
        newFile.hash = generateFileName(path.parse(newFile.name).name);
      }
      return service.replace(newFile, oldFile);
    },
  };
}

interface UploadPlugin {
  routes: { admin: Routes };
  controllers: {
    'admin-settings': { getSettings(context: { state: object }): Promise<void> };
    'admin-folder-file': { deleteMany(context: DeletionRequest): Promise<void> };
  };
  contentTypes: { file: { schema: { attributes: Record<string, object> } } };
  services: {
    'image-manipulation': MeasureService;
    upload: (context: { strapi: Core.Strapi }) => UploadService;
    provider: (context: { strapi: Core.Strapi }) => ProviderService;
  };
}

interface Routes {
  routes: { method: string; path: string; config?: { policies?: unknown[] } }[];
}

interface UploadService {
  upload(
    input: { data: UploadData; files: UploadedFile | UploadedFile[] },
    options?: unknown,
  ): Promise<unknown>;
  replace(id: unknown, input: { data: UploadData; file: UploadedFile }, options?: unknown): Promise<unknown>;
  remove(file: { id: number; name: string }): Promise<unknown>;
}

interface UploadData {
  fileInfo?: FileInfo | FileInfo[];
}

interface DeletionRequest {
  request: { body?: { fileIds?: unknown; folderIds?: unknown } };
}

interface MeasureService {
  getDimensions(file: { filepath?: string; colors?: string | null }): Promise<object>;
}

interface ProviderService {
  replace(newFile: StoredFile, oldFile: StoredFile): Promise<void>;
}

interface StoredFile {
  id: number;
  name: string;
  hash: string;
  ext: string;
  mime: string;
}
