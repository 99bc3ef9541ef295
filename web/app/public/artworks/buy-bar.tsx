import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Repeats the price and the button on small screens, while the place of this component is above the window. */
export function BuyBar({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    // Without the margin, a jump from above the place to below it would not be noticed.
    const observer = new IntersectionObserver(
      // A hidden place has no box, so its top is 0.
      (entries) => setPassed((entries.at(-1)?.boundingClientRect.top ?? 0) < 0),
      { rootMargin: '0px 0px 1000000px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place} className="buy-bar-place" />
      {passed && <div className="bottom-bar buy-bar items-center justify-between gap-4">{children}</div>}
    </>
  );
}
