import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext, type UseTranslationOptions } from 'react-i18next';
import { sharedSettings } from './settings.ts';

interface Translation {
  t: TFunction;
  i18n: i18n;
  ready: true;
}

/**
 * Replaces the hook of react-i18next in the server's build (`vite.config.ts`). That hook copies the whole i18next
 * instance at each call, which took a quarter of the time of rendering a page. All texts are loaded, so `useSuspense`
 * has no effect.
 * @throws Error when a component uses an option of the package that this hook lacks
 */
export function useTranslation(
  namespace: string | readonly string[] = sharedSettings.defaultNS,
  options?: UseTranslationOptions<string | undefined>,
): Translation {
  if (options) refuseOtherOptions(options);
  const { i18n } = useContext(I18nContext);
  const name = typeof namespace === 'string' ? namespace : (namespace[0] ?? sharedSettings.defaultNS);
  const known = byInstance.get(i18n) ?? new Map<string, Translation>();
  byInstance.set(i18n, known);
  const translation = known.get(name) ?? {
    t: rememberTexts(i18n.getFixedT(i18n.language, name)),
    i18n,
    ready: true,
  };
  known.set(name, translation);
  return translation;
}

const byInstance = new WeakMap<i18n, Map<string, Translation>>();

function refuseOtherOptions(options: object): void {
  const others = Object.keys(options).filter((name) => name !== 'useSuspense');
  if (others.length > 0) throw new Error(`useTranslation has no ${others.join(', ')} on the server`);
}

/** Remembers texts without options. They are few, because their keys are written in the code. */
function rememberTexts(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const remembering = (...args: Parameters<TFunction>): string => {
    const [key, ...options] = args;
    if (options.length > 0 || typeof key !== 'string') return t(...args);
    const text = texts.get(key) ?? t(key);
    texts.set(key, text);
    return text;
  };
  // `Trans` reads the namespace from the function.
  return Object.assign(remembering as TFunction, t);
}
