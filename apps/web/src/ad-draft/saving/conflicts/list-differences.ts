import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { describeValue, findFileName, type NameFile } from '../../history/describe-value.ts';
import { listEdits, type DocumentEdit } from '../../history/list-edits.ts';
import { isFileEdit, nameParts } from '../../history/name-edits.ts';
import { toComparableDocument } from './merge-drafts.ts';

/** A part in which two versions differ, with its value in each; null for values that cannot be said in a few words. */
export interface Difference {
  readonly part: string;
  readonly values: readonly [string, string] | null;
}

/** Lists the parts in which two versions differ. */
export function listDifferences(one: AdDocument, other: AdDocument, nameFile: NameFile): Difference[] {
  const edits = listEdits(toComparableDocument(one), toComparableDocument(other));
  return nameParts(edits).map((part) => {
    const own = edits.filter((edit) => nameParts([edit])[0] === part);
    const [first] = own;
    return { part, values: first === undefined ? null : describeBoth(first, own, nameFile) };
  });
}

function describeBoth(
  first: DocumentEdit,
  own: readonly DocumentEdit[],
  nameFile: NameFile,
): readonly [string, string] | null {
  const file = own.find(isFileEdit);
  const describe = (side: 'before' | 'after'): string | null => {
    if (file !== undefined) return findFileName(file, side, nameFile) ?? 'none';
    if (own.length > 1) return null;
    const { [side]: value } = first;
    if (first.path.join('.') === 'pausePoints') return describePauses((value ?? []) as PausePoint[]);
    return typeof value === 'boolean' ? (value ? 'on' : 'off') : describeValue(first, side);
  };
  const [before, after] = [describe('before'), describe('after')];
  return before === null || after === null ? null : [before, after];
}

function describePauses(points: readonly PausePoint[]): string {
  return points.map(({ timestamp }) => formatTimecode(timestamp)).join(', ') || 'none';
}
