import { storageKeys } from '@spinreel/config-schema/client-storage';
import { useSyncExternalStore } from 'react';
import { createStoredSignal } from './create-stored-signal.ts';

const signal = createStoredSignal();

/**
 * Whether a letter or sign alone does something. People who speak to their computer, or whose hands slip, switch such
 * keys off (WCAG 2.2, 2.1.4); the device remembers.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKeys.singleKeys) !== 'off';
  } catch {
    // A browser that keeps nothing: the keys are on.
    return true;
  }
}

/** Whether a key press is a letter or sign alone, as far as shortcuts go. The space bar is none: it presses. */
export function isSingleKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** Switches such keys on or off, in all tabs of this browser. */
export function setSingleKeys(areOn: boolean): void {
  try {
    localStorage.setItem(storageKeys.singleKeys, areOn ? 'on' : 'off');
  } catch {
    // Nothing can be kept; the switch shows that it stays as it was.
  }
  signal.tell();
}

/** `areSingleKeysOn`, followed. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(signal.subscribe, areSingleKeysOn);
}
