import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SiteFrame } from './site-frame.tsx';

/** The frame of the public pages, for the router. */
export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
      <ScrollRestoration />
    </SiteFrame>
  );
}
