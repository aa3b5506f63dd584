import { fieldNames } from '@spinreel/config-schema/ad/fields/field-names';
import type { AdFieldId } from '@spinreel/config-schema/ad/field-id';
import type { DocumentEdit } from './list-edits.ts';

/** Fields that contain positions. */
const positionFields: ReadonlySet<string> = new Set<AdFieldId>([
  'coverTextPositions',
  'videoPositions',
  'cta.positions',
  'cta.fingerPositions',
  'cta.highlightPosition',
  'landscapePositions',
  'compliance.positions',
  'outro.headlinePosition',
]);

/** Names a step like a command: 'remove cover image', 'move spin button', 'change button text'. */
export function nameEdits(edits: readonly DocumentEdit[]): string {
  // A new file also changes other fields, such as the pause points. The step is named after the file.
  const files = edits.filter(isFileEdit);
  const named = files.length > 0 ? files : edits;
  const phrases = [...new Set(named.map((edit) => `${chooseVerb(edit)} ${namePart(edit)}`))];
  if (phrases.length === 1) return phrases[0] ?? '';
  const parts = nameParts(named);
  // A button takes its finger with it.
  const verb = named.every((edit) => chooseVerb(edit) === 'move') ? 'move' : 'change';
  if (parts.length === 1) return `${verb} ${parts[0] ?? ''}`;
  return parts.length === 2 ? `${verb} ${parts.join(' and ')}` : `${verb} ${parts[0] ?? ''} and more`;
}

/** Names the parts that edits change, each once: 'cover image', 'button text'. */
export function nameParts(edits: readonly DocumentEdit[]): string[] {
  return [...new Set(edits.map(({ path }) => nameAt(path)))];
}

function namePart(edit: DocumentEdit): string {
  const part = nameAt(edit.path);
  return chooseVerb(edit) === 'change' ? part : (singularNames[part] ?? part);
}

/** The names of lists, when one entry of them is added, removed or moved. */
const singularNames: Readonly<Record<string, string>> = {
  'pause points': 'pause point',
  networks: 'network',
};

/** The names of elements by what they are on their screen. */
const elementNames: Readonly<Record<string, string>> = {
  button: fieldNames['cta.positions'],
  text: fieldNames.coverTextPositions,
  finger: fieldNames['cta.fingerPositions'],
  ageMark: fieldNames['compliance.positions.ageMark'],
  legalText: fieldNames['compliance.positions.legalText'],
  logo: fieldNames['compliance.positions.logo'],
};

/** Those of the outro that are called otherwise than on the other screens. */
const outroNames: Readonly<Record<string, string>> = {
  button: fieldNames['cta.positions.outro'],
  text: fieldNames['outro.headlinePosition'],
};

/** Returns the name of the longest named prefix of a path. */
function nameAt(path: readonly string[]): string {
  const [field, screen, role] = path;
  if (field === 'landscapePositions' && role !== undefined)
    return `${(screen === 'outro' ? outroNames[role] : undefined) ?? elementNames[role] ?? role} in landscape`;
  for (let length = path.length; length > 0; length -= 1) {
    const field = path.slice(0, length).join('.');
    if (isNamedField(field)) return fieldNames[field];
  }
  return 'ad';
}

function isNamedField(field: string): field is keyof typeof fieldNames {
  return Object.hasOwn(fieldNames, field);
}

function chooseVerb(edit: DocumentEdit): string {
  const { path, before, after } = edit;
  if (isFileEdit(edit)) return chooseFileVerb(before, after);
  if (Array.isArray(before) && Array.isArray(after)) {
    return path[0] === 'networks' && before.length === after.length ? 'change' : listVerb(before, after);
  }
  if (typeof after === 'boolean') return after ? 'turn on' : 'turn off';
  return positionFields.has(path[0] ?? '') || positionFields.has(path.slice(0, 2).join('.'))
    ? 'move'
    : 'change';
}

function listVerb(before: unknown[], after: unknown[]): string {
  if (after.length === before.length + 1) return 'add';
  if (after.length === before.length - 1) return 'remove';
  return after.length === before.length ? 'move' : 'change';
}

function chooseFileVerb(before: unknown, after: unknown): string {
  if (!hasFile(before)) return 'add';
  return hasFile(after) ? 'replace' : 'remove';
}

/**
 * Whether an edited value contains a file. It is either the whole asset or, if the slot has its own settings, the
 * file's handle.
 */
function hasFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? true : Boolean(value);
}

/** Whether an edit places, replaces or removes a file. */
export function isFileEdit({ path }: Pick<DocumentEdit, 'path'>): boolean {
  if (path[0] !== 'assets' || path[1] === undefined) return false;
  if (path.at(-1) === 'filePath') return true;
  return path.length === 2 ? path[1] !== 'background' : path.length === 3 && path[2] === 'customImage';
}
