import { readSmsSettings } from '../../commerce/src/sms/sms-settings.ts';
import { unfitForProduction } from './secrets.ts';

/** @returns what an environment lacks for serving customers, one line each */
export function unfitForServing(env: NodeJS.ProcessEnv): string[] {
  return [...unfitForProduction(env), ...unfitAddress(env), ...unfitSms(env)];
}

function unfitAddress({ PUBLIC_URL: address }: NodeJS.ProcessEnv): string[] {
  if (!address)
    return ['PUBLIC_URL is missing: the address that visitors see, such as https://www.example.cn'];
  return URL.canParse(address) ? [] : ['PUBLIC_URL is no address'];
}

function unfitSms(env: NodeJS.ProcessEnv): string[] {
  try {
    return readSmsSettings(env).length > 0 ? [] : ['SMS_PROVIDERS is missing: nobody could register or pay'];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
