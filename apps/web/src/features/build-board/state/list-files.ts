import type { Build, ListBuildsResponse } from '@spinreel/api-contract/builds';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { listBuilds, type BuildPlan, type BuildSelection } from '@spinreel/variants/builds/list-builds';
import { isEqual } from '@spinreel/variants/resolve/is-equal';
import { resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { toFileDocument } from '../../../ad-draft/document/to-file-document.ts';

/** What became of a file: `missing` was never built, and `outdated` was built from an earlier state of the ad. */
export type FileStatus =
  | 'missing'
  | 'outdated'
  | 'waiting'
  | 'paused'
  | 'running'
  | 'ready'
  | 'failed'
  | 'canceled';

/** One file of an ad, with its newest build. */
export interface BoardFile extends BuildPlan {
  readonly status: FileStatus;
  /** Null for a file that was never built. */
  readonly build: Build | null;
}

/** Lists the files that a selection of an ad contains, with the state of each. */
export function listFiles(options: {
  /** As it is sent to the server. */
  ad: AdConfig;
  selection: BuildSelection;
  known: ListBuildsResponse['data'];
  now: Date;
}): BoardFile[] {
  const { ad, selection, known, now } = options;
  const builds = new Map(known.builds.map((build) => [formatKey(build), build]));
  const isCurrent = createComparison(ad, known.contents);
  return listBuilds(ad, selection).map((plan) => {
    const build = builds.get(formatKey(plan)) ?? null;
    return { ...plan, build, status: findStatus(build, now, (content) => isCurrent(plan, content)) };
  });
}

/** Whether a file waits for its build or is being built. */
export function isUnderWay({ status }: BoardFile): boolean {
  return status === 'waiting' || status === 'running' || status === 'paused';
}

/** Identifies a file within its ad. */
export function formatKey({
  variantId,
  language,
  network,
}: Omit<BuildPlan, 'language'> & { language: string }): string {
  return `${variantId ?? ''} ${language} ${network}`;
}

function findStatus(build: Build | null, now: Date, isCurrent: (content: string) => boolean): FileStatus {
  if (build === null) return 'missing';
  const { state, result, content } = build;
  if (state !== 'ready') return state;
  if (result === null || new Date(result.expiresAt) <= now) return 'missing';
  return isCurrent(content) ? 'ready' : 'outdated';
}

/** Compares contents with the variants of an ad. Each variant is resolved once, and each pair compared once. */
function createComparison(ad: AdConfig, contents: ListBuildsResponse['data']['contents']) {
  const documents = new Map<string, AdDocument>();
  const results = new Map<string, boolean>();
  return ({ variantId, language }: BuildPlan, content: string): boolean => {
    const key = `${variantId ?? ''} ${language}`;
    const pair = `${key} ${content}`;
    const known = results.get(pair);
    if (known !== undefined) return known;
    const document = documents.get(key) ?? toFileDocument(resolveVariant(ad, { variantId, language }));
    documents.set(key, document);
    const stored = contents[content];
    const isSame = stored !== undefined && isEqual(toFileDocument(stored), document);
    results.set(pair, isSame);
    return isSame;
  };
}
