import {
  isCjkCandidate,
  orderCjkFonts,
  type CjkFont,
} from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { fontChoices } from '@spinreel/config-schema/options/appearance/fonts';
import { useEffect, useMemo, useRef } from 'react';
import { createCjkFaces } from '../../../ui/ad/cjk-fonts.ts';
import { addFaces } from '../../../ui/ad/open-fonts.ts';
import type { ListedTexts } from './list-texts.ts';
import { useBrandFont } from './use-brand-font.ts';

/**
 * Draws the Chinese, Japanese and Korean characters of texts on this page with the fonts that ads contain. The forms of the
 * first list are those of the page. Those of the other lists have separate names, which parts of ads in these languages use.
 * New characters are added as they are typed. If a file cannot be loaded, this device draws them.
 */
export function useCjkFonts(lists: readonly ListedTexts[]): void {
  const wanted = useMemo(() => lists.map(findWanted), [lists]);
  const regions = wanted.map(({ order: [first] }) => first?.region).join(' ');
  // The brand font comes first where it has a character.
  const brandRange = useBrandFont()?.unicodeRange ?? '';
  const isEmpty = wanted.every(({ characters }) => characters === '');
  const addedRef = useRef(createAdded());
  useEffect(() => {
    const { current: added } = addedRef;
    return () => {
      for (const remove of added.removals) remove();
      addedRef.current = createAdded();
    };
    // The forms of other regions replace all characters.
  }, [regions, brandRange, isEmpty]);
  useEffect(() => {
    const { current: added } = addedRef;
    for (const [index, { characters, order }] of wanted.entries()) {
      const known = added.characters[index] ?? new Set<string>();
      added.characters[index] = known;
      const text = Array.from(characters).filter((character) => !known.has(character));
      if (text.length === 0) continue;
      for (const character of text) known.add(character);
      const options = { order, families: fontChoices, brandRange, isSeparate: index > 0, Face: FontFace };
      void createCjkFaces(text.join(''), options).then(
        (faces) => {
          if (addedRef.current === added) added.removals.push(addFaces(faces));
        },
        // Another attempt is made with the next new character.
        () => {
          for (const character of text) known.delete(character);
        },
      );
    }
  }, [wanted, brandRange]);
}

/** The characters of a list, and the fonts that draw them. */
function findWanted({ language, texts }: ListedTexts): { characters: string; order: readonly CjkFont[] } {
  const candidates = [...new Set(texts.join(''))].filter(isCjkCandidate);
  return { characters: candidates.toSorted().join(''), order: orderCjkFonts({ language, texts }) };
}

/** What is on the page, so that faces in use never disappear while somebody types. The characters are those of each list. */
function createAdded() {
  return { characters: [] as Set<string>[], removals: [] as (() => void)[] };
}
