import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { defaultNameTemplate } from '@spinreel/variants/builds/name-build';
import { useSyncExternalStore } from 'react';
import { createStoredSignal } from '../../../lib/create-stored-signal.ts';

const signal = createStoredSignal();

/** The template of the names of files in archives, as stored on this device. */
export function useNameTemplate(): string {
  return useSyncExternalStore(signal.subscribe, readTemplate);
}

/** Stores the template of the names of files in archives. An empty one is replaced by the default. */
export function storeNameTemplate(template: string): void {
  try {
    if (template.trim() === '' || template === defaultNameTemplate)
      localStorage.removeItem(storageKeys.nameTemplate);
    else localStorage.setItem(storageKeys.nameTemplate, template);
  } catch {
    // The browser has no storage. The next archive has the default names.
  }
  signal.notify();
}

function readTemplate(): string {
  try {
    return localStorage.getItem(storageKeys.nameTemplate) ?? defaultNameTemplate;
  } catch {
    return defaultNameTemplate;
  }
}
