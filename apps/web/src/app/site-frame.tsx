import { useRef, useState, type ReactNode } from 'react';
import { AccessGateProvider } from '../features/access-gate/access-gate-provider.tsx';
import { CreateAdLink } from '../features/access-gate/create-ad-link.tsx';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { useIsInBrowser } from '../lib/use-is-in-browser.ts';

/** Header, footer, access gate and consent banner around a public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const settingsRef = useRef<HTMLButtonElement>(null);
  const [isSettingCookies, setIsSettingCookies] = useState(false);
  // The page that is drawn while building cannot know what a visitor has chosen.
  const isInBrowser = useIsInBrowser();
  return (
    <AccessGateProvider>
      {isInBrowser && (
        <ConsentBanner
          isAskedFor={isSettingCookies}
          onClose={() => {
            if (isSettingCookies) settingsRef.current?.focus({ preventScroll: true });
            setIsSettingCookies(false);
          }}
        />
      )}
      <SiteHeader
        action={
          <CreateAdLink variant="primary" size="small">
            Create Ad
          </CreateAdLink>
        }
      />
      {children}
      <SiteFooter
        settings={<CookieSettingsButton ref={settingsRef} onClick={() => setIsSettingCookies(true)} />}
      />
    </AccessGateProvider>
  );
}
