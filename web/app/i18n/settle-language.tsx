import { useEffect, useRef } from 'react';
import { detectLanguage, rememberLanguage } from './detect-language.ts';
import { useLanguage, useSwitchLanguage } from './use-language.ts';

/**
 * After hydration: keeps the language that was detected, and switches where the browser's own sources
 * (storages) disagree with what the server could see.
 */
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
