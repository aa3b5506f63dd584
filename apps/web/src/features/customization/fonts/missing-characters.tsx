import { useMemo } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { findCharactersByFont, type MissingCharacters as Missing } from './find-missing-characters.ts';
import { useBrandFont } from './use-brand-font.ts';

/** Names the characters of the ad's texts that the brand font lacks, and what shows them. Renders nothing without any. */
export function MissingCharacters() {
  const missing = useMissingCharacters();
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={missingCharactersTitle}>
      {missing.map(describeMissing).join(' ')}
    </Notice>
  );
}

/** The heading of all notices about these characters. */
export const missingCharactersTitle = 'The brand font lacks characters of the ad';

/** Returns the characters of the ad's texts that the brand font lacks, by the font that shows them. */
export function useMissingCharacters(): Missing[] {
  const document = useDraftSelector(({ adDraft }) => adDraft.document);
  const unicodeRange = useBrandFont()?.unicodeRange;
  return useMemo(
    () => (unicodeRange === undefined ? [] : findCharactersByFont(document, unicodeRange)),
    [document, unicodeRange],
  );
}

const maxShown = 12;

function describeMissing({ characters, fontName }: Missing): string {
  const shown = characters.slice(0, maxShown).join(' ');
  const more = characters.length > maxShown ? ` and ${characters.length - maxShown} more` : '';
  const them = characters.length === 1 ? 'it' : 'them';
  return fontName === null
    ? `${shown}${more}: each phone shows ${them} in its own font.`
    : `${shown}${more}: the ad shows ${them} in ${fontName}.`;
}
