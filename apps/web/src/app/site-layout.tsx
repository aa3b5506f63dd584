import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AccessGateProvider } from '../features/access-gate/access-gate-provider.tsx';
import { CreateAdLink } from '../features/access-gate/create-ad-link.tsx';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';

/** Header, footer and access gate around the public pages. */
export function SiteLayout() {
  return (
    <AccessGateProvider>
      <SiteHeader
        action={
          <CreateAdLink variant="primary" size="small">
            Create Ad
          </CreateAdLink>
        }
      />
      <Outlet />
      <SiteFooter />
      <ScrollRestoration />
    </AccessGateProvider>
  );
}
