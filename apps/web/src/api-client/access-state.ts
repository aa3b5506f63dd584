import { readAccess } from '@spinreel/api-contract/read-access';
import { storageKeys } from '@spinreel/config-schema/client-storage';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from './call-api.ts';

/** What is known of this browser session: nothing yet, the server's answer, or that no answer came. */
export type AccessStatus = 'asking' | 'locked' | 'unlocked' | 'unreachable';

// Kept outside the store of the wizard, whose library the front page would otherwise have to load.
let status: AccessStatus = 'asking';
let isAsked = false;
const listeners = new Set<() => void>();

/** Whether this session is unlocked; the server is asked once, when somebody first wants to know. */
export function useAccessStatus(): AccessStatus {
  useEffect(() => {
    if (!isAsked) void askAccess();
  }, []);
  return useSyncExternalStore(subscribe, currentStatus, unknownStatus);
}

/** Whether to show what an unlocked session sees; until the server has answered, what this tab remembers. */
export function useSeemsUnlocked(): boolean {
  useAccessStatus();
  return useSyncExternalStore(subscribe, seemsUnlocked, seemsLocked);
}

/** Asks the server for the session's state: after a call was refused, or when it was out of reach. */
export async function askAccess(): Promise<void> {
  isAsked = true;
  const answer = await callApi({ method: 'GET', path: readAccess.path() });
  if ('error' in answer) return settle(status === 'asking' ? 'unreachable' : status);
  settle((answer.data as { unlocked?: unknown } | null)?.unlocked === true ? 'unlocked' : 'locked');
}

/** Remembers that the session is unlocked, without asking the server again. */
export function markUnlocked(): void {
  isAsked = true;
  settle('unlocked');
}

/** Forgets what is known, as a page does that is loaded anew. */
export function forgetAccess(): void {
  isAsked = false;
  status = 'asking';
}

const currentStatus = (): AccessStatus => status;
const seemsUnlocked = (): boolean => status === 'unlocked' || (status !== 'locked' && isRemembered());
// What the page that is drawn while building knows: it is everybody's.
const unknownStatus = (): AccessStatus => 'asking';
const seemsLocked = (): boolean => false;

function settle(known: AccessStatus): void {
  status = known;
  if (known !== 'unreachable') remember(known === 'unlocked');
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.accessFlag) === 'true';
  } catch {
    // A browser that keeps nothing: the server's answer alone counts.
    return false;
  }
}

function remember(isUnlocked: boolean): void {
  try {
    if (isUnlocked) sessionStorage.setItem(storageKeys.accessFlag, 'true');
    else sessionStorage.removeItem(storageKeys.accessFlag);
  } catch {
    // Nothing is kept; the next page asks the server again.
  }
}
