import { isCjkCandidate, orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { fontChoices } from '@spinreel/config-schema/options/appearance/fonts';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { useEffect, useMemo, useRef } from 'react';
import { createCjkFaces } from '../../../ui/ad/cjk-fonts.ts';
import { addFaces } from '../../../ui/ad/open-fonts.ts';
import { useBrandFont } from './use-brand-font.ts';

/**
 * Draws the Chinese, Japanese and Korean characters of texts on this page with the fonts that ads contain. New characters
 * are added as they are typed. If a file cannot be loaded, this device draws them.
 */
export function useCjkFonts({ language, texts }: { language: AdLanguage; texts: readonly string[] }): void {
  const { order, characters, region } = useMemo(() => {
    const ordered = orderCjkFonts({ language, texts });
    const candidates = [...new Set(texts.join(''))].filter(isCjkCandidate);
    return { order: ordered, region: ordered[0]?.region, characters: candidates.toSorted().join('') };
  }, [language, texts]);
  // The brand font comes first where it has a character.
  const brandRange = useBrandFont()?.unicodeRange ?? '';
  const isEmpty = characters === '';
  const addedRef = useRef(createAdded());
  useEffect(() => {
    const { current: added } = addedRef;
    return () => {
      for (const remove of added.removals) remove();
      addedRef.current = createAdded();
    };
    // The forms of another region replace all characters.
  }, [region, brandRange, isEmpty]);
  useEffect(() => {
    const { current: added } = addedRef;
    const text = Array.from(characters).filter((character) => !added.characters.has(character));
    if (text.length === 0) return;
    for (const character of text) added.characters.add(character);

    void createCjkFaces(text.join(''), { order, families: fontChoices, brandRange, Face: FontFace }).then(
      (faces) => {
        if (addedRef.current === added) added.removals.push(addFaces(faces));
      },
      // Another attempt is made with the next new character.
      () => {
        for (const character of text) added.characters.delete(character);
      },
    );
  }, [characters, order, brandRange]);
}

/** What is on the page, so that faces in use never disappear while somebody types. */
function createAdded() {
  return { characters: new Set<string>(), removals: [] as (() => void)[] };
}
