import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { createStoredText } from '../create-stored-text.ts';

const stored = createStoredText(storageKeys.singleKeys);

/**
 * Whether single-key shortcuts are on. People who use speech input or press keys by accident can turn them off (WCAG
 * 2.2, 2.1.4). The setting is stored on this device.
 */
export function areSingleKeysOn(): boolean {
  return stored.read() !== 'off';
}

/**
 * Whether a key press is a single character without modifiers. The space bar does not count, because it presses
 * buttons.
 */
export function isSingleKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** Turns single-key shortcuts on or off, in all tabs of this browser. */
export function setSingleKeys(areOn: boolean): void {
  stored.store(areOn ? 'on' : 'off');
}

/** Returns `areSingleKeysOn()` and updates when it changes. */
export function useSingleKeys(): boolean {
  return stored.useText() !== 'off';
}
