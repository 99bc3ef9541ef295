import { useRevalidator } from 'react-router';
import { Countdown } from '../../ui/countdown.tsx';

/** Counts down until the server answers again, and then loads the page for the visitor's choices. */
export function LoadsAgain({ at }: { at: string }) {
  const { revalidate } = useRevalidator();
  return <Countdown until={at} onEnd={() => void revalidate()} className="text-amber" />;
}
