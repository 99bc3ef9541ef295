import type { i18n, TFunction } from 'i18next';
import { useContext, useEffect, useReducer, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import { sharedSettings } from './settings.ts';

interface Translation {
  t: TFunction;
  i18n: i18n;
  /** Always true, except if `useSuspense` is false. */
  ready: boolean;
}

/**
 * Replaces the hook of react-i18next in the browser's build (`vite.config.ts`). The hook of the package copies the
 * whole i18next instance in each component, and it adds two kilobytes to every page.
 * @param namespace a namespace, or several. Keys without a namespace belong to the first one.
 */
export function useTranslation(
  namespace: string | readonly string[] = sharedSettings.defaultNS,
  { useSuspense = true }: { useSuspense?: boolean } = {},
): Translation {
  const { i18n } = useContext(I18nContext);
  const watching = watchingOf(i18n);
  const language = useSyncExternalStore(watching.subscribe, watching.language, watching.language);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const names = typeof namespace === 'string' ? [namespace] : namespace;
  const ready = names.every((name) => i18n.hasLoadedNamespace(name));
  const missing = ready ? '' : names.join();
  useEffect(() => {
    if (missing) void load(i18n, missing).then(renderAgain);
  }, [i18n, missing]);
  // React's `use` would suspend too, but React then sometimes loses count of the hooks that follow (error 467).
  if (missing && useSuspense) throw load(i18n, missing);
  return { t: textsOf(i18n, language, names[0] ?? sharedSettings.defaultNS), i18n, ready };
}

interface Watching {
  subscribe: (changed: () => void) => () => void;
  language: () => string;
  /** By language and namespace. Effects depend on these functions, so each exists once. */
  texts: Map<string, TFunction>;
}

const byInstance = new WeakMap<i18n, Watching>();

function watchingOf(i18n: i18n): Watching {
  const known = byInstance.get(i18n);
  if (known) return known;
  const watching: Watching = {
    subscribe(changed) {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    language: () => i18n.language,
    texts: new Map(),
  };
  byInstance.set(i18n, watching);
  return watching;
}

function textsOf(i18n: i18n, language: string, namespace: string): TFunction {
  const { texts } = watchingOf(i18n);
  const key = `${language} ${namespace}`;
  const t = texts.get(key) ?? i18n.getFixedT(language, namespace);
  texts.set(key, t);
  return t;
}

const loading = new Map<string, Promise<void>>();

/** Components that wait for the same texts share a promise, as React requires. */
function load(i18n: i18n, names: string): Promise<void> {
  const known = loading.get(names);
  if (known) return known;
  const promise = i18n.loadNamespaces(names.split(',')).finally(() => loading.delete(names));
  loading.set(names, promise);
  return promise;
}
