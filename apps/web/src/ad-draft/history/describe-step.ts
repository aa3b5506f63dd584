import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import {
  getInteractionLevelName,
  type PausePointCount,
} from '@spinreel/config-schema/options/interaction-levels';
import { formatTimecode } from '../../lib/format/format-time.ts';
import type { DocumentEdit } from './list-edits.ts';
import type { EditStep } from './edit-history.ts';
import { describeValue, findFileName, type NameFile } from './describe-value.ts';
import { nameEdits, isFileEdit, nameParts } from './name-edits.ts';

/** Describes a step for the list of steps: 'Button text: Spin! to Play now'. */
export function describeStep({ name, edits }: Pick<EditStep, 'name' | 'edits'>, nameFile: NameFile): string {
  const isNamedByItself = name !== nameEdits(edits);
  return capitalize((isNamedByItself ? null : describeEdits(edits, nameFile)) ?? name);
}

function describeEdits(edits: readonly DocumentEdit[], nameFile: NameFile): string | null {
  const file = edits.find(isFileEdit);
  if (file !== undefined) return describeFile(file, nameFile);
  const level = edits.find(({ path }) => path.join('.') === 'pausePointCount');
  if (level !== undefined) return describeLevel(level);
  const [edit] = edits;
  const [part] = nameParts(edits);
  if (edit === undefined || part === undefined) return null;
  if (edit.path.join('.') === 'pausePoints') return describePauses(edit);
  if (edit.path.join('.').startsWith('assets.gameplayVideo.trim')) return describeTrim(edits);
  if (edits.length > 1) return null;
  if (typeof edit.after === 'boolean') return `${part}: ${edit.after ? 'on' : 'off'}`;
  const [before, after] = [describeValue(edit, 'before'), describeValue(edit, 'after')];
  return before === null || after === null ? null : `${part}: ${before} to ${after}`;
}

function describeFile(file: DocumentEdit, nameFile: NameFile): string | null {
  const [part] = nameParts([file]);
  const before = findFileName(file, 'before', nameFile);
  const after = findFileName(file, 'after', nameFile);
  if (before !== null && after !== null) return `${part}: ${before} to ${after}`;
  if (after !== null) return `${part} added: ${after}`;
  return before === null ? null : `${part} removed: ${before}`;
}

function describeLevel({ before, after }: DocumentEdit): string {
  const nameLevel = (level: unknown) => getInteractionLevelName((level ?? 2) as PausePointCount);
  return `Interaction level: ${nameLevel(before)} to ${nameLevel(after)}`;
}

function describePauses({ before, after }: DocumentEdit): string | null {
  const old = (before ?? []) as PausePoint[];
  const next = (after ?? []) as PausePoint[];
  const listTimes = (points: PausePoint[]) =>
    points.map(({ timestamp }) => formatTimecode(timestamp)).join(', ');
  const added = next.filter(({ id }) => old.every((point) => point.id !== id));
  const removed = old.filter(({ id }) => next.every((point) => point.id !== id));
  if (added.length > 0 && removed.length === 0) return `Pause added at ${listTimes(added)}`;
  if (removed.length > 0 && added.length === 0) return `Pause removed at ${listTimes(removed)}`;
  const moved = next.find(({ id, timestamp }) =>
    old.some((point) => point.id === id && point.timestamp !== timestamp),
  );
  const from = old.find(({ id }) => id === moved?.id);
  if (moved === undefined || from === undefined) return null;
  const label = moved.label ?? 'Pause';
  return `${label}: ${formatTimecode(from.timestamp)} to ${formatTimecode(moved.timestamp)}`;
}

function describeTrim(edits: readonly DocumentEdit[]): string {
  const edges = edits.flatMap(({ path, after }) => {
    if (path.length === 3) {
      const trim = after as Trim | undefined;
      return trim === undefined
        ? ['whole video']
        : [`${formatTimecode(trim.startSeconds)} to ${formatTimecode(trim.endSeconds)}`];
    }
    if (typeof after !== 'number') return [];
    return [`${path.at(-1) === 'startSeconds' ? 'start' : 'end'} at ${formatTimecode(after)}`];
  });
  return `Trim: ${edges.join(', ')}`;
}
