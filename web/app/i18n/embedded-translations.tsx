import type { ResourceLanguage } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { fallbackLanguage } from './languages.ts';
import { namespacesOf } from './settings.ts';

const elementId = 'translations';

/** What the server embedded: the texts the page was rendered with, by language and namespace. */
export interface EmbeddedTranslations {
  language: string;
  resources: Record<string, ResourceLanguage>;
}

/**
 * The texts of this page in a data block, for the shown language and the fallback, so that the browser can
 * hydrate without a request. The browser never rewrites it.
 */
export function EmbeddedTranslationsScript() {
  const { i18n } = useTranslation();
  const namespaces = namespacesOf(useMatches().map(({ handle }) => handle));
  const language = i18n.language;
  const resources: EmbeddedTranslations['resources'] = {};
  if (import.meta.env.SSR) {
    for (const lng of new Set([language, fallbackLanguage])) {
      resources[lng] = Object.fromEntries(
        namespaces.map((ns) => [ns, i18n.getResourceBundle(lng, ns) ?? {}]),
      );
    }
  }
  return (
    <script type="application/json" id={elementId} suppressHydrationWarning>
      {import.meta.env.SSR ? escaped({ language, resources }) : ''}
    </script>
  );
}

/** JSON that cannot end the script element, whatever the texts hold. */
function escaped(embedded: EmbeddedTranslations): string {
  return JSON.stringify(embedded).replaceAll('<', '\\u003c');
}

/** Reads the data block; an empty one when it is missing or broken. */
export function readEmbeddedTranslations(): EmbeddedTranslations {
  const text = document.getElementById(elementId)?.textContent;
  try {
    return text ? (JSON.parse(text) as EmbeddedTranslations) : { language: fallbackLanguage, resources: {} };
  } catch {
    return { language: fallbackLanguage, resources: {} };
  }
}
