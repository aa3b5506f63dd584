import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { isCjkCandidate, orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { fontChoices } from '@spinreel/config-schema/options/appearance/fonts';
import { useEffect, useMemo, useRef } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { createCjkFaces } from '../../../ui/ad/cjk-fonts.ts';
import { addFaces } from '../../../ui/ad/open-fonts.ts';
import { useBrandFont } from './use-brand-font.ts';

/**
 * Draws the Chinese, Japanese and Korean characters of the ad on this page with the fonts that the ad contains. New
 * characters are added as they are typed. If a file cannot be loaded, this device draws them.
 */
export function useCjkFonts(): void {
  const document = useDraftSelector(({ adDraft }) => adDraft.document);
  const { order, characters, region } = useMemo(() => {
    const ad = resolveAd(document);
    const texts = listAdTexts(ad).map(({ text }) => text);
    const ordered = orderCjkFonts({ language: ad.language, texts });
    const candidates = new Set(ad.branding.useSystemFonts ? '' : texts.join(''));
    return {
      order: ordered,
      region: ordered[0]?.region,
      characters: [...candidates].filter(isCjkCandidate).toSorted().join(''),
    };
  }, [document]);
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
