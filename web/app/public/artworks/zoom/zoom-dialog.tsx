import { own } from '@junyao/commerce/contract/own';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import type { PieceView } from '../gallery-views.ts';
import { useZoom } from './use-zoom.ts';

interface ZoomDialogProps {
  views: PieceView[];
  /** The index of the view that is shown first. */
  start: number;
  onClose: () => void;
}

/** In CSS pixels, for each press of an arrow key. */
const far = 80;
const moves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: far, y: 0 },
  ArrowRight: { x: -far, y: 0 },
  ArrowUp: { x: 0, y: far },
  ArrowDown: { x: 0, y: -far },
};
const closer = 1.5;
const factors: Record<string, number> = { '+': closer, '=': closer, '-': 1 / closer, _: 1 / closer, '0': 0 };

/** Arrow keys change the view or move an enlarged picture, + and − zoom, and Esc closes. */
export function ZoomDialog({ views, start, onClose }: ZoomDialogProps) {
  const { t } = useTranslation('artworks');
  const dialog = useModal(true);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const helpId = useId();
  const [shown, setShown] = useState(start);
  const { image, alt } = views[shown] ?? { image: { name: '', width: 1, height: 1 }, alt: '' };
  const { zoom, enlarge, move, showWhole, handlers } = useZoom(stage, image, change);

  function change(step: number) {
    setShown((shown + step + views.length) % views.length);
    showWhole();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const [by, factor] = [own(moves, event.key), own(factors, event.key)];
    if (factor !== undefined) enlarge(factor);
    else if (by && zoom.scale > 1) move(by);
    else if (by?.x) change(-Math.sign(by.x));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={helpId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-paper p-0 text-ink open:flex"
    >
      <div className="flex items-center gap-4 py-2 pr-2 pl-5 text-small">
        <h2 id={titleId} aria-live="polite" className="min-w-0 flex-1 truncate font-body text-small">
          {alt}
        </h2>
        <span className="text-stone tabular-nums">
          {t('zoom.position', { number: shown + 1, count: views.length })}
        </span>
        <ToolButton label={t('zoom.close')} onClick={() => dialog.current?.close()}>
          <path d="M3 3l14 14M17 3L3 17" />
        </ToolButton>
      </div>
      <div
        ref={stage}
        {...handlers}
        className={`min-h-0 flex-1 touch-none overflow-hidden select-none ${zoom.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        <div
          className="pointer-events-none size-full"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          <Picture
            key={image.name}
            {...image}
            alt={alt}
            sizes={`${image.width}px`}
            hero
            className="size-full object-contain"
          />
        </div>
      </div>
      <div className="flex justify-center gap-2 py-2">
        {views.length > 1 && (
          <ToolButton label={t('zoom.previous')} onClick={() => change(-1)}>
            <path d="M13 3l-7 7 7 7" />
          </ToolButton>
        )}
        <ToolButton label={t('zoom.further')} inactive={zoom.scale === 1} onClick={() => enlarge(1 / closer)}>
          <path d="M3 10h14" />
        </ToolButton>
        <ToolButton label={t('zoom.closer')} inactive={zoom.isLargest} onClick={() => enlarge(closer)}>
          <path d="M3 10h14M10 3v14" />
        </ToolButton>
        {views.length > 1 && (
          <ToolButton label={t('zoom.next')} onClick={() => change(1)}>
            <path d="M7 3l7 7-7 7" />
          </ToolButton>
        )}
      </div>
      <p id={helpId} className="sr-only">
        {t('zoom.help')}
      </p>
    </dialog>
  );
}

interface ToolButtonProps {
  label: string;
  /** The button looks disabled but keeps the focus. */
  inactive?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ label, inactive, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      aria-disabled={inactive || undefined}
      className="inline-flex size-11 items-center justify-center rounded-soft hover:bg-moon off:cursor-not-allowed off:text-stone off:opacity-50 off:hover:bg-transparent"
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
