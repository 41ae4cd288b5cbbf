import { useState } from 'react';
import type { StaffView } from '../../shared/contract/staff-view.ts';
import { mayEnter, type PageRoute, type Route } from './routes.ts';

export interface Navigation {
  readonly route: Route;
  readonly navigate: (route: Route) => void;
  /** Opens a page that leads back to where it was opened from. */
  readonly open: (page: PageRoute) => void;
  readonly back: () => void;
}

/** The route. Main need not know it. After a sign-out it is the checkout. */
export function useNavigation(staff: StaffView | undefined, onEndOfSession: () => void): Navigation {
  const [route, navigate] = useState<Route>('checkout');
  const [origin, setOrigin] = useState<'checkout' | 'menu'>('checkout');
  useEndOfSession(staff?.signedIn, () => {
    navigate('checkout');
    setOrigin('checkout');
    onEndOfSession();
  });
  // Otherwise a page that one cashier may not enter would open for the next.
  if (staff !== undefined && route !== 'checkout' && !mayEnter(route, staff)) navigate('checkout');
  return {
    route,
    navigate,
    open: (page) => {
      setOrigin(route === 'menu' ? 'menu' : 'checkout');
      navigate(page);
    },
    back: () => navigate(origin),
  };
}

/** Calls `onEnd` during the render in which the cashier who had signed in is gone. */
function useEndOfSession(signedIn: string | undefined, onEnd: () => void): void {
  const [known, setKnown] = useState(signedIn);
  if (signedIn === known) return;
  setKnown(signedIn);
  if (known !== undefined) onEnd();
}
