import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useAccessStatus, useSeemsUnlocked } from '../../api-client/access-state.ts';
import { paths } from '../../config/paths.ts';
import { loadPage } from '../../lib/page/load-page.ts';
import { clearRequestedUrl, readRequestedUrl } from '../../lib/page/requested-url.ts';
import { AccessGateContext } from './access-gate-context.ts';

// The dialog is larger than the front page, so it is loaded on first use.
const PasswordModal = lazy(() =>
  loadPage(async () => ({ default: (await import('./password-modal.tsx')).PasswordModal })),
);

/** Provides the session's access state, and asks for the password when it is needed. */
export function AccessGateProvider({ children }: { children: ReactNode }) {
  const isUnlocked = useSeemsUnlocked();
  const status = useAccessStatus();
  const [hasWantedAddress] = useState(() => typeof window !== 'undefined' && readRequestedUrl() !== null);
  const [isDismissed, setIsDismissed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  // The visitor followed a link into the builder, so the dialog opens automatically.
  const isDeepLink = hasWantedAddress && status === 'locked' && !wasAsked;
  const gate = useMemo(
    () => ({
      isUnlocked,
      openGate: () => {
        setWasAsked(true);
        setIsAsked(true);
      },
    }),
    [isUnlocked],
  );
  return (
    <AccessGateContext value={gate}>
      {children}
      {(wasAsked || isDeepLink) && (
        <Suspense>
          <PasswordModal
            isOpen={isAsked || (isDeepLink && !isDismissed)}
            isDeepLink={isDeepLink}
            onClose={() => {
              setIsAsked(false);
              setIsDismissed(true);
              clearRequestedUrl();
            }}
            onUnlocked={() => window.location.assign(readRequestedUrl() ?? paths.create.to())}
          />
        </Suspense>
      )}
    </AccessGateContext>
  );
}
