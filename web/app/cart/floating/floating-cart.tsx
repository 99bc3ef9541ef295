import { type ComponentType, useEffect, useState } from 'react';

/** The code of the cart is loaded when the browser is idle, so that it does not delay the page. */
export function FloatingCart() {
  const [Widget, setWidget] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(async () => {
      // If the import fails, there is no cart button until the visitor reloads the page.
      const module = await import('./cart-widget.tsx').catch(() => null);
      if (module) setWidget(() => module.CartWidget);
    });
  }, []);
  return Widget && <Widget />;
}

/** Safari has no `requestIdleCallback`, so a timer is used there. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 });
  else setTimeout(then, 500);
}
