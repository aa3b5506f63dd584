import { createSlug } from '@spinreel/config-schema/options/create-slug';
import type { Problem } from '@spinreel/config-schema/problems/problem';

/** What a name of a file can contain. */
export const namePlaceholders = ['ad', 'variant', 'language', 'network', 'market', 'date'] as const;
export type NamePlaceholder = (typeof namePlaceholders)[number];

/** The values of the placeholders. An empty one is left out of the name. `date` is a day in UTC. */
export type NameValues = Readonly<Record<Exclude<NamePlaceholder, 'date'>, string>> & { readonly date: Date };

/** The names of files by default. They have no day, so that a second build finds the files of the first one. */
export const defaultNameTemplate = '{ad}_{variant}_{language}_{network}';

/**
 * The longest name of a file without its extension, in characters. Common file systems take 255 bytes; extensions, and the
 * endings of unfinished files, need some of them.
 */
export const maxNameLength = 240;

/** How many files there are of each kind; all are in one folder. */
export type NamedCounts = Readonly<Partial<Record<NamePlaceholder, number>>>;

/**
 * Returns the name of a file without its extension, by a template such as '{ad}_{variant}_{date}'. The values become
 * lower-case ASCII. An empty value takes the separator before it with it, or at the start the one after it. Braces that are
 * no placeholder stay as they are; `findTemplateProblems` reports them.
 *
 * @example
 * nameBuild('{ad}_{market}_{language}', { ad: 'Lucky Sevens!', market: '', language: 'pt-BR', ... });
 * // 'lucky-sevens_pt-br'
 */
export function nameBuild(template: string, values: NameValues): string {
  let name = '';
  let isAfterEmptyStart = false;
  for (const part of template.split(/(\{\w*\})/)) {
    const placeholder = readPlaceholder(part);
    if (placeholder === null) {
      name += isAfterEmptyStart ? part.replace(/^[-_. ]+/, '') : part;
      isAfterEmptyStart &&= name === '';
      continue;
    }
    const value = toText(placeholder, values);
    if (value === '') {
      name = name.replace(/[-_. ]+$/, '');
      isAfterEmptyStart = name === '';
    } else {
      name += value;
      isAfterEmptyStart = false;
    }
  }
  return name;
}

/**
 * Returns what is wrong with a template: placeholders that do not exist, characters that no file name should have, and a
 * missing placeholder without which several files of the selection would have the same name.
 */
export function findTemplateProblems(template: string, counts: NamedCounts = {}): Problem[] {
  const parts = template.split(/(\{\w*\})/);
  const used = new Set(parts.map(readPlaceholder).filter((each) => each !== null));
  const unknown = parts.filter((part) => /^\{\w*\}$/.test(part) && readPlaceholder(part) === null);
  const literal = parts.filter((part) => !/^\{\w*\}$/.test(part)).join('');
  const missing = namePlaceholders.filter((each) => (counts[each] ?? 1) > 1 && !used.has(each));
  return [
    ...unknown.map((part): Problem => {
      const params = { placeholder: part.slice(1, -1), known: namePlaceholders };
      return { code: 'name-placeholder-unknown', field: null, params };
    }),
    ...(/[{}]/.test(literal)
      ? [{ code: 'name-placeholder-open', field: null, params: {} } satisfies Problem]
      : []),
    ...findCharacterProblems(template, literal.replaceAll(/[{}]/g, '')),
    ...missing.map((placeholder): Problem => {
      const params = { placeholder, count: counts[placeholder] ?? 1 };
      return { code: 'name-placeholder-missing', field: null, params };
    }),
  ];
}

/** Returns what is wrong with the names of files that are in one folder. The names have no extension. */
export function findNameProblems(names: readonly string[]): Problem[] {
  // Windows and macOS do not tell upper and lower case apart.
  const groups = Map.groupBy(names, (name) => name.toLowerCase());
  return [...groups.values()].flatMap((group): Problem[] => {
    const [name = ''] = group;
    if (name === '') return [{ code: 'name-empty', field: null, params: {} }];
    return [
      ...findCharacterProblems(name, name),
      ...(reservedNames.test(name)
        ? [{ code: 'name-reserved', field: null, params: { name } } satisfies Problem]
        : []),
      ...(name.length > maxNameLength
        ? [{ code: 'name-too-long', field: null, params: { name, limit: maxNameLength } } satisfies Problem]
        : []),
      ...(group.length > 1
        ? [{ code: 'name-repeated', field: null, params: { name, count: group.length } } satisfies Problem]
        : []),
    ];
  });
}

/** Names of devices, with any extension. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function findCharacterProblems(name: string, text: string): Problem[] {
  const found = [...new Set(text.match(/[^\w.-]/gu))].map((each) => (each === ' ' ? 'spaces' : each));
  const dots = name.startsWith('.') || name.endsWith('.') ? ['a dot at its start or end'] : [];
  if (found.length + dots.length === 0) return [];
  return [
    { code: 'name-characters', field: null, params: { name, characters: [...found, ...dots].join(' ') } },
  ];
}

function readPlaceholder(part: string): NamePlaceholder | null {
  return namePlaceholders.find((each) => part === `{${each}}`) ?? null;
}

function toText(placeholder: NamePlaceholder, values: NameValues): string {
  return placeholder === 'date' ? values.date.toISOString().slice(0, 10) : createSlug(values[placeholder]);
}
