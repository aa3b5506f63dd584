import { enterAccess, readAccess } from '@spinreel/api-contract/access-calls';
import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { useEffect, useSyncExternalStore } from 'react';
import type { Answer, ApiFailure } from './calls/api-failure.ts';
import { callApi } from './calls/call-api.ts';

/** The state of this browser session: not known yet, locked, unlocked, or unknown because the server did not answer. */
export type AccessStatus = 'asking' | 'locked' | 'unlocked' | 'unreachable';

// Not in the wizard's store, because the front page would then have to load the store's library.
let status: AccessStatus = 'asking';
let isAsked = false;
const listeners = new Set<() => void>();

/** Whether this session is unlocked. The server is asked once, when a component first uses this hook. */
export function useAccessStatus(): AccessStatus {
  useEffect(() => {
    if (!isAsked) void askAccess();
  }, []);
  return useSyncExternalStore(subscribe, getStatus, getUnknownStatus);
}

/** Whether to show the UI of an unlocked session. Before the server has answered, this tab's stored state decides. */
export function useSeemsUnlocked(): boolean {
  useAccessStatus();
  return useSyncExternalStore(subscribe, isProbablyUnlocked, isNeverUnlocked);
}

/** Requests the session's state from the server, after a refused call or an unreachable server. */
export async function askAccess(): Promise<void> {
  isAsked = true;
  const answer = await callApi({ method: 'GET', path: readAccess.path() });
  if ('error' in answer) return settle(status === 'asking' ? 'unreachable' : status);
  settle((answer.data as { unlocked?: unknown } | null)?.unlocked === true ? 'unlocked' : 'locked');
}

/** Returns an answer. If the session has ended on the server, requesting its state shows the access gate. */
export function noticeEndedSession<Data>(answer: Answer<Data>): Answer<Data> {
  if ('error' in answer && answer.error.status === 401) void askAccess();
  return answer;
}

/**
 * Submits the password. Resolves with null if it was correct: the server has unlocked the session, and the caller calls
 * `markUnlocked`.
 */
export async function tryPassword(password: string): Promise<ApiFailure | null> {
  const answer = await callApi({ method: 'POST', path: enterAccess.path(), body: { password } });
  return 'error' in answer ? answer.error : null;
}

/** Marks the session as unlocked without asking the server again. */
export function markUnlocked(): void {
  isAsked = true;
  settle('unlocked');
}

/** Resets the access state, as reloading the page does. */
export function forgetAccess(): void {
  isAsked = false;
  status = 'asking';
}

const getStatus = (): AccessStatus => status;
const isProbablyUnlocked = (): boolean => status === 'unlocked' || (status !== 'locked' && isRemembered());
// Prerendered pages are the same for all visitors, so they cannot know the status.
const getUnknownStatus = (): AccessStatus => 'asking';
const isNeverUnlocked = (): boolean => false;

function settle(known: AccessStatus): void {
  status = known;
  if (known !== 'unreachable') storeAccess(known === 'unlocked');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.accessFlag) === 'true';
  } catch {
    // The browser has no storage, so only the server's answer counts.
    return false;
  }
}

function storeAccess(isUnlocked: boolean): void {
  try {
    if (isUnlocked) sessionStorage.setItem(storageKeys.accessFlag, 'true');
    else sessionStorage.removeItem(storageKeys.accessFlag);
  } catch {
    // Nothing is stored; the next page load asks the server again.
  }
}
