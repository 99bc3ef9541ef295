import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { useResendMoment } from './use-resend-moment.ts';

export interface ResendButtonProps {
  /** Returns the number of seconds until a code may be sent again, or null if there is no need to wait. */
  send: () => Promise<number | null>;
  /** Says what the code is for and where it goes. Each name has its own countdown, which survives a reload. */
  rememberAs: string;
  label: string;
  againLabel: string;
  waitLabel: (seconds: number) => string;
}

/** The name for screen readers omits the seconds, because a focused button is read out each time its name changes. */
export function ResendButton({ send, rememberAs, label, againLabel, waitLabel }: ResendButtonProps) {
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useResendMoment(rememberAs);
  const seconds = useSecondsUntil(again);

  async function onClick() {
    setBusy(true);
    const waitSeconds = await send().finally(() => setBusy(false));
    if (waitSeconds === null) return;
    setAgain(Date.now() + waitSeconds * 1000);
  }

  return (
    <Button
      variant="quiet"
      className="shrink-0 px-4! tabular-nums"
      busy={busy}
      inactive={seconds > 0}
      onClick={() => void onClick()}
    >
      {seconds > 0 ? (
        <>
          <span aria-hidden="true">{waitLabel(seconds)}</span>
          <span className="sr-only">{againLabel}</span>
        </>
      ) : again > 0 ? (
        againLabel
      ) : (
        label
      )}
    </Button>
  );
}

/** By the clock of this device. It is 0 after the moment has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
