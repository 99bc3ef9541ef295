import { useEffect, useEffectEvent, useState } from 'react';

/** @returns whether a file is being dragged over the window */
export function useDroppedFile(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const dragged = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    const isLeaving = event.type === 'dragleave' && event.relatedTarget === null;
    setOver(event.type === 'dragover' || (event.type === 'dragleave' && !isLeaving));
    const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
    if (file) onDrop(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => dragged(event);
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) window.addEventListener(type, listen);
    return () => {
      for (const type of types) window.removeEventListener(type, listen);
    };
  }, []);
  return isOver;
}
