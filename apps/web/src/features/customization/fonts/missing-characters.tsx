import { useMemo } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { findCharactersByFont, type MissingCharacters as Missing } from './find-missing-characters.ts';
import { useBrandFont } from './use-brand-font.ts';

/** Names the characters of the ad's texts that the brand font lacks, and what draws them. Renders nothing without any. */
export function MissingCharacters() {
  const document = useDraftSelector(({ adDraft }) => adDraft.document);
  const unicodeRange = useBrandFont()?.unicodeRange;
  const missing = useMemo(
    () => (unicodeRange === undefined ? [] : findCharactersByFont(document, unicodeRange)),
    [document, unicodeRange],
  );
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title="The brand font lacks characters of the ad">
      {missing.map(describeMissing).join(' ')}
    </Notice>
  );
}

const maxShown = 12;

function describeMissing({ characters, fontName }: Missing): string {
  const shown = characters.slice(0, maxShown).join(' ');
  const more = characters.length > maxShown ? ` and ${characters.length - maxShown} more` : '';
  return fontName === null
    ? `${shown}${more}: each phone draws them in a font of its own.`
    : `${shown}${more}: the ad shows them in ${fontName}.`;
}
