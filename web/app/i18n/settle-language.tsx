import { useEffect, useRef } from 'react';
import { detectLanguage, rememberLanguage } from './detect-language.ts';
import { useLanguage, useSwitchLanguage } from './use-language.ts';

/** After hydration, stores and shows the detected language. The server cannot read the storages of the browser. */
export function SettleLanguage() {
  const shown = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current) return;
    settled.current = true;
    const wanted = detectLanguage();
    if (wanted === shown) rememberLanguage(wanted);
    else void switchLanguage(wanted);
  });
  return null;
}
