import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides, Variant } from '@spinreel/config-schema/ad/variants/variant';
import { adLanguages, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { type FindVideo, listLostSettings, replaceMedia } from '../resolve/replace-media.ts';
import { resolveVariant, getBaseLanguage } from '../resolve/resolve-variant.ts';
import { readOverrides, type SheetField } from './list-sheet-fields.ts';

/** What a cell changes in a variant. */
export interface CellChange {
  /** Null for the name. */
  readonly path: OverridablePath | null;
  readonly language: AdLanguage | null;
  readonly before: string;
  readonly after: string;
  /** `undefined` is inherited. */
  readonly value: unknown;
  /** For another video, the settings of the former one that it does not have, such as its crop. Missing if there are none. */
  readonly lost?: readonly OverridablePath[];
}

interface RowChanges {
  readonly changes: readonly CellChange[];
  /** The fields that have a column. */
  readonly fields: readonly SheetField[];
  readonly findVideo: FindVideo;
}

/** Changes a variant, which need not be in the ad yet, as the cells of its row say. */
export function changeVariant(
  ad: AdConfig,
  variant: Variant,
  { changes, fields, findVideo }: RowChanges,
): { variant: Variant; changes: CellChange[] } {
  const languages = [null, ...adLanguages].filter((each) =>
    changes.some(({ language }) => language === each),
  );
  let changed = variant;
  const lost = new Map<AdLanguage | null, readonly OverridablePath[]>();
  for (const language of languages) {
    const before = readOverrides(variant, language);
    const resolve = (overrides: Overrides) =>
      resolveOne(ad, writeOverrides(changed, { language, overrides }), language);
    const ofLanguage = changes.filter((change) => change.language === language);
    const columns = new Set(fields.flatMap((field) => (field.language === language ? field.path : [])));
    const overrides = replaceMedia(changeOverrides(before, ofLanguage), {
      before,
      columns,
      resolve,
      findVideo,
    });
    if (ofLanguage.some(({ path }) => path === 'assets.gameplayVideo'))
      lost.set(language, listLostSettings(resolve(before), resolve(overrides)));
    changed = writeOverrides(changed, { language, overrides });
  }
  return {
    variant: changed,
    changes: changes.map((change) => {
      const settings = change.path === 'assets.gameplayVideo' ? (lost.get(change.language) ?? []) : [];
      return settings.length === 0 ? change : { ...change, lost: settings };
    }),
  };
}

function changeOverrides(overrides: Overrides, changes: readonly CellChange[]): Overrides {
  const result = new Map<string, unknown>(Object.entries(overrides));
  for (const { path, value } of changes) {
    if (path !== null && value === undefined) result.delete(path);
    else if (path !== null) result.set(path, value);
  }
  return Object.fromEntries(result) as Overrides;
}

function writeOverrides(
  variant: Variant,
  { language, overrides }: { language: AdLanguage | null; overrides: Overrides },
): Variant {
  return language === null
    ? { ...variant, overrides }
    : { ...variant, byLanguage: { ...variant.byLanguage, [language]: overrides } };
}

function resolveOne(ad: AdConfig, variant: Variant, language: AdLanguage | null): AdConfig {
  const key = { variantId: variant.id, language: language ?? getBaseLanguage(ad) };
  return resolveVariant({ ...ad, variants: [variant] }, key);
}
