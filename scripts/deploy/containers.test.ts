import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createSecrets } from '../shop/secrets.ts';
import { root } from '../shop/services.ts';

interface Container {
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  restart?: string;
  environment: Record<string, string>;
}

const file = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const { services }: { services: Record<string, Container> } = parse(file, { merge: true });

test.each(Object.keys(services))('%s can write to its volumes alone, and has limits', (name) => {
  expect(services[name]).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.any(String),
    pids_limit: expect.any(Number),
    restart: 'unless-stopped',
  });
});

test.each([
  ['web', ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET']],
  ['caddy', []],
  ['postgres', ['PGPASSWORD']],
])('%s gets only the secrets that it uses', (name, used) => {
  const environment = services[name]?.environment ?? {};
  const left = Object.keys(createSecrets('production')).filter((secret) => environment[secret] !== '');
  expect(left).toEqual(used);
});
