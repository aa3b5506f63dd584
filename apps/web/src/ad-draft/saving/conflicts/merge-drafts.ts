import { removeNulls, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { completeDocument, toSavedDocument } from '../../document/draft-document.ts';
import { listEdits, withEdits, type DocumentEdit } from '../../history/list-edits.ts';
import { nameParts } from '../../history/name-edits.ts';
import { isCutField } from '../../video-cut/select-video.ts';

/** The result of merging two versions of an ad. */
export interface MergedDrafts {
  /** The draft with the changes made elsewhere. Use it only if `conflicts` is empty. */
  document: AdDocument;
  /** Names of the parts that were changed elsewhere and are now in the draft. */
  taken: string[];
  /** Names of the parts that were changed to different values here and elsewhere. */
  conflicts: string[];
}

/**
 * Merges the changes made here and elsewhere since `base`. Fields that depend on each other, such as a video and its
 * pause points, are a unit: they are taken from one side only.
 */
export function mergeDrafts(options: {
  draft: AdDocument;
  base: AdDocument;
  theirs: AdDocument;
}): MergedDrafts {
  const base = toComparableDocument(options.base);
  const own = listEdits(base, toComparableDocument(options.draft));
  const others = listEdits(base, toComparableDocument(options.theirs));
  const ownUnits = new Set(own.map(getConflictUnit));
  const contested = others.filter((edit) => ownUnits.has(getConflictUnit(edit)) && !isMadeByBoth(edit, own));
  const contestedUnits = new Set(contested.map(getConflictUnit));
  const free = others.filter((edit) => !ownUnits.has(getConflictUnit(edit)));
  return {
    document: withEdits(options.draft, free, 'after'),
    taken: nameParts(free),
    conflicts: nameParts([...others, ...own].filter((edit) => contestedUnits.has(getConflictUnit(edit)))),
  };
}

/** Whether the server would store the same ad for both. */
export function hasSameContent(one: AdDocument, other: AdDocument): boolean {
  return listEdits(toSavedDocument(one), toSavedDocument(other)).length === 0;
}

/** The document as the server would store it, but with store URLs that are not valid yet. An empty URL means none. */
export function toComparableDocument(document: AdDocument): AdDocument {
  const { cta, outro, storeUrls } = document;
  return removeNulls({
    ...completeDocument(document),
    ...(cta && { cta: removeEmptyUrl(cta) }),
    ...(outro && { outro: removeEmptyUrl(outro) }),
    ...(storeUrls && {
      storeUrls: Object.fromEntries(Object.entries(storeUrls).filter(([, url]) => url !== '')),
    }),
  });
}

function removeEmptyUrl<Part extends { storeUrl?: string }>(part: Part): Omit<Part, 'storeUrl'> {
  const { storeUrl, ...rest } = part;
  return storeUrl ? part : rest;
}

function isMadeByBoth(edit: DocumentEdit, own: readonly DocumentEdit[]): boolean {
  const key = edit.path.join('.');
  const same = own.find(({ path }) => path.join('.') === key);
  return same !== undefined && JSON.stringify(same.after) === JSON.stringify(edit.after);
}

/** Returns the unit that a field belongs to. The sides conflict if they change the same unit to different values. */
function getConflictUnit({ path }: DocumentEdit): string {
  const [part, second, third] = path;
  if (part === 'pausePoints' || part === 'pausePointCount') return 'timeline';
  if (part === 'assets' && second === 'gameplayVideo') return isCutField(third ?? '') ? 'cut' : 'timeline';
  if (part === 'assets' && third === 'volume') return 'volume';
  if (part === 'assets') return `assets.${second ?? ''}`;
  // The two coordinates of a position are one unit.
  return path.filter((key) => key !== 'x' && key !== 'y').join('.');
}
