import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useSeemsUnlocked } from '../../api-client/access-state.ts';
import { paths } from '../../config/paths.ts';
import { loadPage } from '../../lib/load-page.ts';
import { wantedAddress } from '../../lib/wanted-address.ts';
import { AccessGateContext } from './access-gate-context.ts';

// Its dialog is larger than the front page: it is loaded when it is first asked for.
const PasswordModal = lazy(() =>
  loadPage(async () => ({ default: (await import('./password-modal.tsx')).PasswordModal })),
);

/** Knows whether this session is unlocked, and asks for the password when something needs it. */
export function AccessGateProvider({ children }: { children: ReactNode }) {
  const isUnlocked = useSeemsUnlocked();
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const gate = useMemo(
    () => ({
      isUnlocked,
      openGate: () => {
        setIsWanted(true);
        setIsOpen(true);
      },
    }),
    [isUnlocked],
  );
  return (
    <AccessGateContext value={gate}>
      {children}
      {isWanted && (
        <Suspense>
          <PasswordModal
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onUnlocked={() => window.location.assign(wantedAddress() ?? paths.create.to())}
          />
        </Suspense>
      )}
    </AccessGateContext>
  );
}
