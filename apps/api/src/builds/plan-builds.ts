import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { toDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { buildLimits } from '@spinreel/config-schema/limits/limits';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { listBuilds } from '@spinreel/variants/builds/list-builds';
import { nameVariantFiles } from '@spinreel/variants/builds/name-variant-files';
import { type NameFile, nameVariant } from '@spinreel/variants/compare/describe-difference';
import { resolveVariant, getBaseLanguage, listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { refuse } from '../errors/api-problem.ts';
import { computeSha256 } from '../storage/sha256.ts';
import type { BuildContentRow, BuildRow } from '../storage/build-tables.ts';

/** Which files of an ad are built. */
export interface FileSelection {
  /** Null is the base. By default the base. */
  readonly variantIds?: readonly (string | null)[] | undefined;
  /** By default the language in which the ad is written. */
  readonly languages?: readonly string[] | undefined;
  /** The ids of the networks. */
  readonly networks: readonly string[];
}

/** A file to be built: what its row contains about it. */
export type PlannedBuild = Pick<
  BuildRow,
  'variant_id' | 'variant_name' | 'variant_slug' | 'language' | 'network' | 'content'
>;

/** The files to be built, variant by variant, and their contents, each once. */
export interface BuildPlans {
  readonly contents: readonly BuildContentRow[];
  readonly builds: readonly PlannedBuild[];
}

/**
 * Plans the builds of a selection. Throws `unacceptable` with the problem if the ad has no such variant or language, or if
 * the selection contains too many files.
 */
export function planBuilds(config: AdConfig, selection: FileSelection & { nameFile: NameFile }): BuildPlans {
  const { networks, nameFile } = selection;
  const own = getBaseLanguage(config);
  const variantIds = selection.variantIds ?? [null];
  const languages = requireLanguages(config, selection.languages ?? [own]);
  requireVariants(config, variantIds);
  const wanted = listBuilds(config, { variantIds, languages, networks });
  if (wanted.length > buildLimits.maxPerRequest)
    throw refuse('unacceptable', { code: 'build-count', field: null, params: { wanted: wanted.length } });
  const slugs = nameVariantFiles(config, nameFile);
  const names = new Map(variantIds.map((id) => [id, id === null ? null : nameVariant(config, id, nameFile)]));
  const contents = new Map<string, BuildContentRow>();
  const resolved = new Map<string, string>();
  const builds = wanted.map(({ variantId, language, network }): PlannedBuild => {
    const key = `${variantId ?? ''} ${language}`;
    let content = resolved.get(key);
    if (content === undefined) {
      const row = createContent(resolveVariant(config, { variantId, language }));
      content = row.sha256;
      resolved.set(key, content);
      contents.set(content, row);
    }
    const isPlain = variantId === null && language === own;
    return {
      variant_id: variantId,
      variant_name: names.get(variantId) ?? null,
      variant_slug: isPlain ? null : (slugs.get(variantId) ?? null),
      language,
      network,
      content,
    };
  });
  return { contents: [...contents.values()], builds };
}

function requireVariants(config: AdConfig, variantIds: readonly (string | null)[]): void {
  const known = new Set<string | null>([null, ...(config.variants ?? []).map(({ id }) => id)]);
  const variant = variantIds.find((id) => !known.has(id));
  if (typeof variant !== 'string') return;
  throw refuse('unacceptable', { code: 'build-unknown-variant', field: null, params: { variant } });
}

function requireLanguages(config: AdConfig, languages: readonly string[]): AdLanguage[] {
  const known = listLanguages(config);
  return languages.map((language) => {
    const found = known.find((one) => one === language);
    if (found !== undefined) return found;
    throw refuse('unacceptable', { code: 'build-unknown-language', field: null, params: { language } });
  });
}

function createContent(config: AdConfig): BuildContentRow {
  return { sha256: computeContentSha256(config), doc: JSON.stringify(config) };
}

/** Hashes what decides the files of an ad. The choice of networks does not. */
function computeContentSha256(config: AdConfig): string {
  const { networks: _networks, ...content } = toDocument(config);
  return computeSha256(canonicalJson(content));
}
