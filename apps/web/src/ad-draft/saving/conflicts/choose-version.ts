import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { OpenedDraft } from '../../ad-draft-slice.ts';
import { toDraftDocument } from '../../document/draft-document.ts';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { DraftCopy } from '../device/draft-copy.ts';
import { withTypedText } from './follow-server.ts';
import { hasSameContent } from './merge-drafts.ts';

/** The parts of an opened draft that depend on the chosen version. */
type ChosenVersion = Omit<OpenedDraft, 'adId' | 'assets' | 'createdAt' | 'history'>;

/**
 * Chooses between the server's version of an ad and this device's copy. The server's version number and the content
 * decide which one is newer; client timestamps are not used. The result has `serverAd` if both sides have changed.
 */
export function chooseVersion(stored: StoredAd, copy: DraftCopy | null): ChosenVersion {
  const { version } = stored;
  const theirs = toDraftDocument(stored.config);
  const updatedAt = stored.config.updatedAt ?? stored.updatedAt;
  const upToDate = { version, base: theirs, isDirty: false, updatedAt };
  if (copy === null) return { ...upToDate, document: theirs };
  const own = { document: copy.document, updatedAt: copy.updatedAt ?? null };
  // The copy may contain values that are never sent, such as a half-typed store URL.
  if (hasSameContent(copy.document, theirs)) return { ...upToDate, ...own };
  if (isOwnAncestor({ version, document: theirs }, copy)) return { ...upToDate, ...own, isDirty: true };
  const base = copy.base ?? null;
  const isNewer = version > (copy.version ?? 0);
  if (isNewer && base !== null && hasSameContent(copy.document, base))
    return { ...upToDate, document: withTypedText({ draft: copy.document, base, theirs }) };
  return {
    ...own,
    version: copy.version,
    // The server has an older version or a different history, so it was restored from a backup. A merge is impossible.
    base: isNewer ? base : null,
    unansweredDocuments: copy.unansweredDocuments ?? [],
    isDirty: true,
    serverAd: stored,
  };
}

/** Whether the copy is based on the server's version, so that no other device has saved since. */
function isOwnAncestor(
  { version, document }: { version: number; document: AdDocument },
  { unansweredDocuments = [], ...copy }: DraftCopy,
): boolean {
  if (unansweredDocuments.some((sent) => hasSameContent(sent, document))) return true;
  return version === copy.version && (!copy.base || hasSameContent(copy.base, document));
}
