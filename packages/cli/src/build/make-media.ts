import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { findSizeGoalBytes, mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import type { MediaProblem, Outcome } from '@spinreel/media/media-problem';
import { prepareAdMedia } from '@spinreel/media/prepare-ad-media';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { createUnusableProblem } from './check-ad.ts';
import { type CliIo, CliProblem } from '../command.ts';
import { createMissingTool } from '../environment-problem.ts';
import type { LoadedAd } from './load-ad.ts';
import { describeMediaProblem } from './problem-messages.ts';
import { isEastAsian, orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { fontMessages } from '@spinreel/config-schema/messages/font-messages';
import { brandFontFamily, defaultFont } from '@spinreel/config-schema/options/appearance/fonts';
import { groupMissingCharacters } from '@spinreel/config-schema/options/appearance/missing-characters';
import { isFileFor, listOpenFontFiles } from '@spinreel/media/fonts/open-font-file';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import { inspectFont } from '@spinreel/media/fonts/uploads/inspect-font';
import { prepareBrandFont } from '@spinreel/media/fonts/uploads/prepare-brand-font';

/** The media of an ad by the budget they were made for, in bytes. A problem means that they do not fit. */
export type MediaByBudget = ReadonlyMap<number, Outcome<AdMedia>>;

/**
 * Makes an ad's media once for each distinct `mediaBudgetBytes` of the networks, one after the other, because one encode
 * uses all cores. Throws a `CliProblem` if the media cannot be made for any network.
 */
export async function makeMedia(
  options: {
    ad: ResolvedAd;
    networks: readonly Network[];
    openAsset: LoadedAd['openAsset'];
    store: RecipeStore;
  } & Pick<CliIo, 'progress' | 'signal'>,
): Promise<MediaByBudget> {
  const { ad, networks, openAsset, store, progress, signal } = options;
  const made = new Map<number, Outcome<AdMedia>>();
  const networksByBudget = Map.groupBy(networks, mediaBudgetBytes);
  for (const [budgetBytes, sharing] of networksByBudget) {
    const [first] = sharing;
    if (first === undefined) continue;
    const step = `Encoding ${made.size + 1} of ${networksByBudget.size} (${listLabels(sharing)})`;
    const outcome = await prepareAdMedia({
      ad,
      quality: 'final',
      budgetBytes,
      limitBytes: findSizeGoalBytes(first),
      openAsset,
      signal,
      ...reportEncodes(store, (share) => progress.report(step, share)),
    });
    if (!outcome.ok && outcome.problem.code !== 'too-big') throw toCliProblem(outcome.problem, ad);
    made.set(budgetBytes, outcome);
  }
  return made;
}

/** Reports how much is done as soon as something is encoded. Nothing is reported while all media are in the store. */
function reportEncodes(
  store: RecipeStore,
  report: (share: number) => void,
): { store: RecipeStore; onProgress: (share: number) => void } {
  let isEncoding = false;
  let done = 0;
  const update = () => {
    if (isEncoding) report(done);
  };
  return {
    store: {
      async get(key) {
        const stored = await store.get(key);
        isEncoding ||= stored === null;
        update();
        return stored;
      },
      put: (key, bytes) => store.put(key, bytes),
    },
    onProgress: (share) => {
      done = share;
      update();
    },
  };
}

/** At most three names, so that the line fits a terminal. */
function listLabels(networks: readonly Network[]): string {
  const labels = networks.slice(0, 3).map(({ label }) => label);
  const others = networks.length - labels.length;
  return others === 0 ? labels.join(', ') : `${labels.join(', ')} and ${others} more`;
}

function toCliProblem(problem: MediaProblem, ad: ResolvedAd): CliProblem {
  if (problem.code === 'tool-missing') return createMissingTool('ffmpeg');
  const reason = describeMediaProblem(problem);
  // All other files have been read completely by now. Damage deep inside the video shows only when it is encoded.
  const isVideosFault = problem.code === 'unreadable' || problem.code === 'timed-out';
  return isVideosFault
    ? createUnusableProblem('gameplayVideo', ad.video.asset ?? '', reason)
    : new CliProblem('findings', reason);
}

interface FontOptions {
  readonly openAsset: LoadedAd['openAsset'];
  readonly store: RecipeStore;
  readonly signal: AbortSignal;
}

/**
 * Makes the fonts that an ad contains. The warnings name the characters that the brand font lacks. Throws a `CliProblem` if the
 * brand font cannot be made.
 */
export async function makeFonts(
  ad: ResolvedAd,
  options: FontOptions,
): Promise<{ fonts: FontFile[]; warnings: string[] }> {
  const brandFont = unwrap(await prepareBrandFont({ ad, ...options }), ad);
  const fonts = await prepareFonts({ ad, store: options.store, brandFont });
  return { fonts, warnings: await findMissingCharacters(ad, options) };
}

async function findMissingCharacters(
  ad: ResolvedAd,
  { openAsset, store, signal }: FontOptions,
): Promise<string[]> {
  if (ad.brandFont === null) return [];
  const source = await openAsset(ad.brandFont);
  const { unicodeRange } = unwrap(await inspectFont({ source, store, signal }), ad);
  const others = await listOpenFontFiles({ fontFamily: defaultFont, fontWeight: 'bold' });
  const texts = listAdTexts(ad).filter(({ fontFamily }) => fontFamily === brandFontFamily);
  const [regionalFont] = orderCjkFonts({ language: ad.language, texts: texts.map(({ text }) => text) });
  const missing = groupMissingCharacters(texts.map(({ text }) => text).join(''), {
    unicodeRange,
    findFont(character) {
      if (ad.branding.useSystemFonts) return null;
      const file = others.find((each) => isFileFor(each, character));
      return file?.name ?? (isEastAsian(character) ? (regionalFont?.name ?? null) : null);
    },
  });
  const fontName = `The brand font '${ad.brandFont}'`;
  return missing.map((group) => `Warning: ${fontMessages.missing(fontName, group)}`);
}

function unwrap<Value>(outcome: Outcome<Value>, { brandFont }: Pick<ResolvedAd, 'brandFont'>): Value {
  if (outcome.ok) return outcome.value;
  throw createUnusableProblem('brandFont', brandFont ?? '', describeMediaProblem(outcome.problem));
}
