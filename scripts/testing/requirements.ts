import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresPrograms } from '../shop/postgres-programs.ts';
import { findChromium } from './find-chromium.ts';

export interface Requirement {
  name: string;
  isThere: () => boolean;
  debianPackage: string;
  instruction: string;
}

const debian = existsSync('/etc/debian_version');

export const chromiumBrowser: Requirement = {
  name: 'Chromium',
  isThere: () => findChromium() !== null,
  debianPackage: 'chromium',
  instruction: debian ? 'sudo apt-get install chromium' : 'npx playwright install chromium',
};

export const chineseFonts: Requirement = {
  name: 'a Chinese font',
  isThere: hasChineseFont,
  debianPackage: 'fonts-noto-cjk',
  instruction: debian ? 'sudo apt-get install fonts-noto-cjk' : 'install the font Noto Sans CJK',
};

export const postgres: Requirement = {
  name: 'PostgreSQL',
  isThere: () => findPostgresPrograms('initdb', 'postgres') !== null,
  debianPackage: 'postgresql',
  instruction: debian
    ? 'sudo apt-get install postgresql'
    : 'install PostgreSQL 14 or newer, with initdb and postgres on the PATH',
};

/** Installs as root on Debian. @throws Error that names the missing requirements and the command that installs them */
export function ensure(requirements: readonly Requirement[]): void {
  const missing = () => requirements.filter((requirement) => !requirement.isThere());
  if (missing().length > 0 && debian && process.getuid?.() === 0) {
    const packages = missing().map(({ debianPackage }) => debianPackage);
    console.log(`Installing ${packages.join(', ')} …`);
    apt('update');
    apt('install', '--yes', '--no-install-recommends', ...packages);
  }
  const sentences = missing().map(({ name, instruction }) => `${name} is missing: ${instruction}`);
  if (sentences.length > 0) throw new Error(`The tests can't run here yet.\n${sentences.join('\n')}`);
}

function apt(...args: string[]): void {
  const result = spawnSync('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  });
  if (result.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed; its messages are above`);
}

/** macOS and Windows come with Chinese fonts; elsewhere fontconfig lists them. */
function hasChineseFont(): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  try {
    return execFileSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}
