import { own } from '@junyao/commerce/contract/own';
import { createInstance, type i18n, type Resource, type TFunction } from 'i18next';
import { LRUCache } from 'lru-cache';
import { initReactI18next } from 'react-i18next';
import { createContext, type MiddlewareFunction } from 'react-router';
import { fallbackLanguage, type Language, languages } from './languages.ts';
import { requestLanguage } from './request-language.ts';
import { sharedSettings, shellNamespaces } from './settings.ts';

/** `server/render.ts` sets the language too, because the middleware does not run for URLs that match no route. */
export const languageContext = createContext<Language>(fallbackLanguage);

export const languageMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(
    languageContext,
    requestLanguage({
      search: new URL(request.url).searchParams,
      cookie: request.headers.get('cookie'),
      acceptLanguage: request.headers.get('accept-language'),
    }),
  );
  return next();
};

/** Each instance is created once and never changed, so that requests in two languages cannot affect each other. */
export function serverI18n(language: Language): i18n {
  return instances[language];
}

const resources = translationFiles();
const instances = Object.fromEntries(
  languages.map((language) => [language, createServerInstance(language)]),
) as Record<Language, i18n>;

function createServerInstance(language: Language): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    ...sharedSettings,
    lng: language,
    ns: shellNamespaces,
    resources,
    initAsync: false,
    react: { useSuspense: false },
  });
  return quickInstance(instance);
}

/**
 * `useTranslation` copies the own properties of its instance at each call, which took a quarter of the time of a page.
 * This object inherits them instead. It also remembers texts.
 */
function quickInstance(instance: i18n): i18n {
  const byNamespace = new Map<string, TFunction>();
  const getFixedT = (...wanted: Parameters<i18n['getFixedT']>): TFunction => {
    const [language, namespace, keyPrefix] = wanted;
    if (language !== instance.language || typeof namespace !== 'string' || keyPrefix)
      return instance.getFixedT(...wanted);
    const t = byNamespace.get(namespace) ?? rememberTexts(instance.getFixedT(language, namespace));
    byNamespace.set(namespace, t);
    return t;
  };
  return Object.create(instance, { getFixedT: { value: getFixedT } });
}

function rememberTexts(t: TFunction): TFunction {
  const texts = new LRUCache<string, string>({ max: 2000 });
  const remembering = (...args: Parameters<TFunction>): string => {
    const wanted = args.length === 1 ? String(args[0]) : JSON.stringify(args);
    const known = texts.get(wanted);
    if (known !== undefined) return known;
    const text = t(...args);
    texts.set(wanted, text);
    return text;
  };
  // `Trans` reads the namespace from the function.
  return Object.assign(remembering as TFunction, t);
}

/** The files below locales/, by language and namespace, without the texts that only commerce uses. */
function translationFiles(): Resource {
  const files = import.meta.glob<Record<string, unknown>>(
    ['../../../locales/*/*.json', '!../../../locales/*/{export,mail,payment,statement}.json'],
    { eager: true, import: 'default' },
  );
  const byLanguage: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, texts] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    byLanguage[language] = { ...own(byLanguage, language), [namespace]: texts };
  }
  return byLanguage as Resource;
}
