import type { MediaSlot, RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { isCjkCandidate, listEditableCjk } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { brandFontFamily, scriptFonts } from '@spinreel/config-schema/options/appearance/fonts';
import { imageSlots, shippedMedia } from '@spinreel/exporters/media/shipped-media';
import { createRuntimeAd } from '@spinreel/exporters/page/create-runtime-ad';
import { createMediaWithoutBytes, imageNames, type CarriedMedia } from '../../lib/ad/media-without-bytes.ts';

/** Returns the ad as it is sent to the player of a page with these media. */
export function buildEditedAd(config: AdConfig, carried: CarriedMedia): RuntimeAd {
  return createRuntimeAd(resolveAd(config), createMediaWithoutBytes(carried));
}

/**
 * Returns a key of what a page contains besides texts and settings. Ads with equal keys differ only in what can be sent to
 * the player.
 */
export function buildMediaKey(config: AdConfig): string {
  const ad = resolveAd(config);
  const shipped = shippedMedia(ad, createMediaWithoutBytes({ slots: everySlot, video: noVideo }));
  const slots = shipped.map(({ slot }) => slot);
  const images = imageNames.map((name) => (slots.includes(imageSlots[name]) ? ad.images[name] : null));
  return JSON.stringify([ad.video, images, ad.music?.asset ?? null, ad.language, findFontsKey(ad)]);
}

/** The scripts of the fonts that ads contain. */
const scripts = ['Latin', ...scriptFonts.map(({ script }) => script)];
const writtenCharacter = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/**
 * Returns what the fonts of an editable page depend on. Each has the characters of Latin-1, and also the whole scripts of
 * its texts. No block of 128 characters in Unicode has two of these scripts. Of ideographs and Hangul, it has only those of
 * its texts. The brand font has the blocks of its texts.
 */
function findFontsKey(ad: ResolvedAd): unknown {
  const { useSystemFonts } = ad.branding;
  const texts = listAdTexts(ad).filter(({ fontFamily }) => !useSystemFonts || fontFamily === brandFontFamily);
  const parts = texts.flatMap(({ text, fontFamily, fontWeight }) => {
    const typeface = `${fontFamily} ${fontWeight}`;
    const characters = Array.from(text).filter((character) => character > '\u00FF');
    return [
      typeface,
      ...characters
        .filter((character) => fontFamily === brandFontFamily || writtenCharacter.test(character))
        .map((character) => `${typeface} ${(character.codePointAt(0) ?? 0) >> 7}`),
      ...characters
        .filter((character) => !writtenCharacter.test(character) && isCjkCandidate(character))
        .map((character) => `${typeface} ${listEditableCjk(character)[0]}`),
    ];
  });
  return [useSystemFonts, ad.brandFont, [...new Set(parts)].toSorted()];
}

const everySlot: readonly MediaSlot[] = [...Object.values(imageSlots), 'video', 'music'];
const noVideo: RuntimeAd['video'] = {
  widthPx: 0,
  heightPx: 0,
  durationSeconds: 0,
  frameRate: 0,
  pauseFrames: [],
};
