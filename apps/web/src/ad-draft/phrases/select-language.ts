import { defaultLanguage, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { DraftRoot } from '../draft-root.ts';

/** Returns the ad's language. */
export function selectLanguage({ adDraft }: DraftRoot): AdLanguage {
  return adDraft.document.compliance?.language ?? defaultLanguage;
}
