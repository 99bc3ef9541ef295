import { readConfig as readConfigOfCommerce, requireSms } from '../../commerce/src/config.ts';
import { readConfig as readConfigOfWeb } from '../../web/server/config.ts';
import { unfitForProduction } from './secrets.ts';

export function unfitForServing(env: NodeJS.ProcessEnv): string[] {
  const simple = [...unfitForProduction(env), ...unfitAddress(env), ...placeholders(env)];
  // A service reports only the first problem that it finds, so the others come first.
  return simple.length > 0 ? simple : refusalsOfServices({ ...env, APP_ENV: 'production' });
}

function unfitAddress({ PUBLIC_URL: address, TRUSTED_PROXIES: proxies }: NodeJS.ProcessEnv): string[] {
  if (!address)
    return ['PUBLIC_URL is missing: the address that visitors see, such as https://www.example.cn'];
  if (!URL.canParse(address)) return ['PUBLIC_URL is no address'];
  if (new URL(address).protocol === 'https:' && !proxies)
    return ['TRUSTED_PROXIES is missing: without it, all visitors behind the proxy of TLS count as one'];
  return [];
}

/** The guide has this sign where a value belongs. */
function placeholders(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value]) => (value === '…' ? `${name} has no value yet` : []));
}

function refusalsOfServices(env: NodeJS.ProcessEnv): string[] {
  const checks = [() => requireSms(readConfigOfCommerce(env)), () => readConfigOfWeb(env)];
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
