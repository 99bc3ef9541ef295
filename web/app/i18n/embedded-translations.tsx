import type { i18n, ResourceLanguage } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { fallbackLanguage } from './languages.ts';
import { namespacesOf } from './settings.ts';

const elementId = 'translations';

/** The texts that the server embedded into the page, by language and namespace. */
export interface EmbeddedTranslations {
  language: string;
  resources: Record<string, ResourceLanguage>;
}

/** Lets the browser hydrate without a request. There React leaves the element as the server wrote it. */
export function EmbeddedTranslationsScript() {
  const { i18n } = useTranslation();
  const namespaces = namespacesOf(useMatches().map(({ handle }) => handle));
  return (
    <script type="application/json" id={elementId} suppressHydrationWarning>
      {import.meta.env.SSR ? embeddedTexts(i18n, namespaces) : ''}
    </script>
  );
}

/** The JSON is made once, because the texts on the server never change. */
function embeddedTexts(i18n: i18n, namespaces: readonly string[]): string {
  const key = `${i18n.language} ${namespaces.join()}`;
  const json = written.get(key) ?? writeTexts(i18n, namespaces);
  written.set(key, json);
  return json;
}

const written = new Map<string, string>();

function writeTexts(i18n: i18n, namespaces: readonly string[]): string {
  const { language } = i18n;
  const texts = Object.fromEntries(namespaces.map((ns) => [ns, i18n.getResourceBundle(language, ns) ?? {}]));
  return escaped({ language, resources: { [language]: texts } });
}

/** Writes JSON that cannot end the script element, whatever the texts contain. */
function escaped(embedded: EmbeddedTranslations): string {
  return JSON.stringify(embedded).replaceAll('<', '\\u003c');
}

/** Returns no texts if the element is missing or broken. */
export function readEmbeddedTranslations(): EmbeddedTranslations {
  const text = document.getElementById(elementId)?.textContent;
  try {
    return text ? (JSON.parse(text) as EmbeddedTranslations) : { language: fallbackLanguage, resources: {} };
  } catch {
    return { language: fallbackLanguage, resources: {} };
  }
}
