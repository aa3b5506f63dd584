/**
 * Properties of objects that never leave the player: the build gives them one letter. None of them may be a name of
 * the page's own objects, of what the player is told (`runtime-ad.ts`) or of what a host sees (`ad-host.ts`).
 */
export const internalProperties = [
  'ad',
  'addPicture',
  'addVideo',
  'ctaTapped',
  'element',
  'end',
  'fillPictures',
  'fit',
  'hasPicture',
  'hasStarted',
  'host',
  'isSilent',
  'isStarting',
  'isVideoFailed',
  'isVideoReady',
  'isVisible',
  'loadVideo',
  'marginPx',
  'part',
  'pauseCount',
  'pausesReached',
  'pressed',
  'render',
  'root',
  'rules',
  'safe',
  'screen',
  'setPlaying',
  'setVolume',
  'showsBadge',
  'size',
  'stage',
  'tapped',
  'warmUp',
] as const;

/** What the player tells itself (`AdInput`) and nobody else: the build writes each of these words as its number. */
const internalWords = ['fail', 'hide', 'over', 'ready', 'refuse', 'show', 'silence', 'tap'] as const;

/** Class names and animations of the sources: `sr-button`, `sr-pop`. */
const longName = /\bsr-[a-z]+/g;

/**
 * Gives each class and animation that the sources name a short one, the most frequent first. Classes and animations are
 * counted apart: a letter may stand for one of each.
 */
export function shortClassNames(sources: readonly string[]): Record<string, string> {
  const text = sources.join('\n');
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(longName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name);
  const isAnimation = (name: string) => text.includes(`@keyframes ${name} `);
  const mixed = names.find((name) => isAnimation(name) && text.includes(`.${name} `));
  if (mixed !== undefined) throw new Error(`${mixed} is both a class and an animation`);
  return Object.fromEntries(
    [names.filter(isAnimation), names.filter((name) => !isAnimation(name))].flatMap((kind) =>
      kind.map((name, index) => [name, shortName(index)]),
    ),
  );
}

/** The text with every long name and internal word replaced; a name that is not in the table is a mistake. */
export function withShortNames(text: string, table: Readonly<Record<string, string>>): string {
  const words = new RegExp(`'(${internalWords.join('|')})'`, 'g');
  const wordless = text.replace(
    words,
    (_, word) => `'${(internalWords as readonly string[]).indexOf(word)}'`,
  );
  return wordless.replace(longName, (name) => {
    const short = table[name];
    if (short === undefined) throw new Error(`No short name for ${name}`);
    return short;
  });
}

/** a to z, then a1 to z1: no two may differ in case only, as pages in quirks mode ignore it. */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return index < letters.length
    ? (letters[index] as string)
    : `${letters[index % letters.length] as string}${Math.floor(index / letters.length)}`;
}
