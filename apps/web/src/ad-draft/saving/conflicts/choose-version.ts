import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { OpenedDraft } from '../../ad-draft-slice.ts';
import type { DraftCopy } from '../device/draft-database.ts';
import { withTypedText } from './follow-server.ts';
import { hasSameContent } from './merge-drafts.ts';

/** The parts of an opened draft that depend on the chosen version. */
type ChosenVersion = Omit<OpenedDraft, 'adId' | 'history'>;

/**
 * Chooses between the server's version of an ad and this device's copy. The server's version number and the content
 * decide which one is newer; client timestamps are not used. The result has `serverAd` if both sides have changed.
 */
export function chooseVersion(stored: StoredAd, copy: DraftCopy | null): ChosenVersion {
  const { version, config: theirs } = stored;
  const upToDate = { version, base: theirs, isDirty: false };
  if (copy === null) return { ...upToDate, config: theirs };
  // The copy may contain values that are never sent, such as a half-typed store URL.
  if (hasSameContent(copy.config, theirs)) return { ...upToDate, config: copy.config };
  if (isOwnAncestor(stored, copy)) return { ...upToDate, config: copy.config, isDirty: true };
  const base = copy.base ?? null;
  const isNewer = version > (copy.version ?? 0);
  if (isNewer && base !== null && hasSameContent(copy.config, base))
    return { ...upToDate, config: withTypedText({ draft: copy.config, base, theirs }) };
  return {
    config: copy.config,
    version: copy.version,
    // The server has an older version or a different history, so it was restored from a backup. A merge is impossible.
    base: isNewer ? base : null,
    unansweredConfigs: copy.unansweredConfigs ?? [],
    isDirty: true,
    serverAd: stored,
  };
}

/** Whether the copy is based on the server's version, so that no other device has saved since. */
function isOwnAncestor(
  { version, config }: StoredAd,
  { unansweredConfigs = [], ...copy }: DraftCopy,
): boolean {
  if (unansweredConfigs.some((sent) => hasSameContent(sent, config))) return true;
  return version === copy.version && (!copy.base || hasSameContent(copy.base, config));
}
