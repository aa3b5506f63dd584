import { createContext, useContext } from 'react';

interface AccessGate {
  isUnlocked: boolean;
  /** Opens the password modal. */
  openGate: () => void;
}

/** The access gate of the public pages. */
export const AccessGateContext = createContext<AccessGate>({ isUnlocked: false, openGate: () => undefined });

/** Whether the session is unlocked, and how to ask for the password. */
export function useAccessGate(): AccessGate {
  return useContext(AccessGateContext);
}
