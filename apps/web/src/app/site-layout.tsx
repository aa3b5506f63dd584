import { useLayoutEffect } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { SiteFrame } from './site-frame.tsx';

/** The frame of the public pages, for the router. */
export function SiteLayout() {
  useScrollToTop();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/**
 * Scrolls to the top when a link opens a page. The browser restores the position when going back. The router's own
 * `ScrollRestoration` would store positions in the session storage.
 */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
}
