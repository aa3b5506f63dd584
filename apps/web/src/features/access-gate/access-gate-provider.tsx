import { useMemo, useState, type ReactNode } from 'react';
import { useReadAccessQuery } from '../../api-client/access-api.ts';
import { AccessGateContext } from './access-gate-context.ts';
import { PasswordModal } from './password-modal.tsx';

/** Knows whether this session is unlocked, and asks for the password when something needs it. */
export function AccessGateProvider({ children }: { children: ReactNode }) {
  const { data } = useReadAccessQuery();
  const [isOpen, setIsOpen] = useState(false);
  const isUnlocked = data?.unlocked === true;
  const gate = useMemo(() => ({ isUnlocked, openGate: () => setIsOpen(true) }), [isUnlocked]);
  return (
    <AccessGateContext value={gate}>
      {children}
      <PasswordModal isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </AccessGateContext>
  );
}
