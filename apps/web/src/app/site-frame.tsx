import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { contentId } from '../config/paths.ts';
import { AccessGateProvider } from '../features/access-gate/access-gate-provider.tsx';
import { CreateAdLink } from '../features/access-gate/create-ad-link.tsx';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { SiteFooter } from '../features/site-frame/site-footer.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import styles from './site-frame.module.css';

/** Header, footer, access gate and consent banner around a public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const settingsRef = useRef<HTMLButtonElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [isSettingCookies, setIsSettingCookies] = useState(false);
  // The prerendered page cannot know what a visitor has chosen.
  const isInBrowser = useIsInBrowser();
  return (
    <AccessGateProvider>
      {isInBrowser && (
        <ConsentBanner
          isAskedFor={isSettingCookies}
          onClose={() => {
            // The banner's buttons are removed. Without this, the focus would move to the body.
            const next = isSettingCookies ? settingsRef : contentRef;
            next.current?.focus({ preventScroll: true });
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
      <div ref={contentRef} id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </div>
      <SiteFooter
        settings={<CookieSettingsButton ref={settingsRef} onClick={() => setIsSettingCookies(true)} />}
      />
    </AccessGateProvider>
  );
}

/** Returns false during prerendering and hydration, and true afterwards. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
