import { useEffect, useRef, useState } from 'react';

export interface UntilTime {
  /** An ISO 8601 time. */
  until: string;
  /** The clock of the server minus the clock of this device, in milliseconds. */
  clockOffset?: number;
  onEnd?: () => void;
}

/** The time left by the clock of the server. */
export function Countdown({ className = '', ...time }: UntilTime & { className?: string }) {
  const left = useTimeLeft(time);
  return (
    <span role="timer" className={`tabular-nums ${className}`}>
      {left === null ? '--:--' : formatDuration(left)}
    </span>
  );
}

/** @returns milliseconds by the clock of the server; null until the page runs in the browser */
export function useTimeLeft({ until, clockOffset = 0, onEnd }: UntilTime): number | null {
  const end = Date.parse(until);
  const [now, setNow] = useState<number | null>(null);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    const tick = () => {
      const current = Date.now() + clockOffset;
      setNow(current);
      if (current < end) return;
      clearInterval(timer);
      ended.current?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [end, clockOffset]);

  return now === null ? null : end - now;
}

/** Formats `mm:ss`, or `h:mm:ss` from one hour on. Seconds are rounded up, and a negative time counts as zero. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
