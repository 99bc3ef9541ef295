import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answering, fakeService } from '../testing/fake-service.ts';
import { freePorts } from './ports.ts';
import { root } from './services.ts';

let fake: Awaited<ReturnType<typeof fakeService>>;
let script: ChildProcess;

const besides = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
const inFolder = (file: string) => path.join(fake.folder, file);

const endless = `
  import { spawn } from 'node:child_process';
  import { mkdirSync } from 'node:fs';
  mkdirSync('build');
  spawn(process.execPath, ['../answering.mjs'], { stdio: 'inherit' });`;

beforeEach(async () => {
  fake = await fakeService();
  writeFileSync(inFolder('endless.mjs'), endless);
  writeFileSync(inFolder('answering.mjs'), answering);
  const [commerce, cms] = await freePorts(2);
  const env = { ...fake.env, COMMERCE_PORT: String(commerce), CMS_PORT: String(cms) };
  const source = `
    import { buildBeside } from ${besides('build-beside.ts')};
    import { keepOpen } from ${besides('keep-open.ts')};
    import { runToLog } from ${besides('run-to-log.ts')};
    const place = { root: ${JSON.stringify(fake.folder)}, folder: 'web', files: [], output: 'build' };
    const prepare = (env, signal) => buildBeside(place, async (cwd) => {
      await runToLog(process.execPath, ['../endless.mjs'], { logFile: cwd + "/log", cwd, env, signal });
    });
    await keepOpen(${JSON.stringify(env)}, { mode: 'start', prepare });`;
  script = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], { cwd: root });
});
afterEach(() => {
  script.kill('SIGKILL');
  fake.remove();
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a %s during a build ends the build and the script',
  async (signal) => {
    await expect.poll(fake.answers).toBe(true);
    expect(existsSync(inFolder('web.building/build'))).toBe(true);
    script.kill(signal);
    expect(await once(script, 'exit')).toEqual([0, null]);
    expect(await fake.answers()).toBe(false);
    expect(readdirSync(fake.folder).filter((name) => name.startsWith('web'))).toEqual([]);
  },
);
