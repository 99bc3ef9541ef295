import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { admin, cmsRoot, readToken, staff, testEnvironment } from './environment.ts';
import { freePort } from './receiver.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface Cms {
  strapi: Core.Strapi;
  url: string;
  /** Nothing listens on the first two until a test starts a receiver. */
  ports: { commerce: number; web: number; metrics: number };
  read<Body>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  panel: Panel;
  /** As the sample account of the workshop's staff. */
  staffPanel: Panel;
}

type Panel = <Body>(method: string, path: string, body?: object) => Promise<Answer<Body>>;

// Strapi's ES build does not load outside a bundler, so tests use the CommonJS build, as production does.
const { createStrapi }: typeof import('@strapi/strapi') = createRequire(__filename)('@strapi/strapi');

let running: Promise<Cms> | undefined;

/** All tests share this CMS. It is compiled as in production, has its own SQLite file, and is seeded once. */
export function cms(): Promise<Cms> {
  running ??= start();
  return running;
}

async function start(): Promise<Cms> {
  const ports = { commerce: await freePort(), web: await freePort(), metrics: await freePort() };
  Object.assign(process.env, testEnvironment('shared'), {
    COMMERCE_URL: `http://127.0.0.1:${ports.commerce}`,
    WEB_URL: `http://127.0.0.1:${ports.web}`,
    CMS_METRICS_PORT: `${ports.metrics}`,
  });
  const strapi = await createStrapi({
    appDir: cmsRoot,
    distDir: `${cmsRoot}/dist`,
    serveAdminPanel: false,
  }).start();
  const { port } = strapi.server.httpServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    strapi,
    url,
    ports,
    read: (path, headers = { Authorization: `Bearer ${readToken}` }) =>
      ask(`${url}/api/${path}`, { headers }),
    panel: await openPanel(url, admin),
    staffPanel: await openPanel(url, staff),
  };
}

async function openPanel(url: string, account: typeof admin): Promise<Panel> {
  const { body } = await ask<{ data: { token: string } }>(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const authorization = { Authorization: `Bearer ${body.data.token}` };
  return (method, path, body) => {
    if (body instanceof FormData) return ask(url + path, { method, headers: authorization, body });
    const headers = { ...authorization, 'Content-Type': 'application/json' };
    return ask(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
  };
}

async function ask<Body>(url: string, request: RequestInit): Promise<Answer<Body>> {
  const response = await fetch(url, request);
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as Body,
  };
}
