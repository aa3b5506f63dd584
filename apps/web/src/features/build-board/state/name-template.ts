import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { defaultNameTemplate } from '@spinreel/variants/builds/name-build';
import { createStoredText } from '../../../lib/create-stored-text.ts';

const stored = createStoredText(storageKeys.nameTemplate);

/** The template of the names of files in archives, as stored on this device. */
export function useNameTemplate(): string {
  return stored.useText() ?? defaultNameTemplate;
}

/** Stores the template of the names of files in archives. An empty one is replaced by the default. */
export function storeNameTemplate(template: string): void {
  stored.store(template.trim() === '' || template === defaultNameTemplate ? null : template);
}
