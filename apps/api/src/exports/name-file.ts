/**
 * Names the ad in the names of a file. A long name of an ad is shortened, so that what distinguishes its variants is not cut
 * off.
 *
 * @example
 * nameFile('Lucky Sevens', 'play-now-de'); // 'Lucky Sevens play-now-de'
 */
export function nameFile(adName: string, suffix: string | null): string {
  return suffix === null ? adName : `${Array.from(adName).slice(0, keptLetters).join('')} ${suffix}`;
}

/** `artifactFileName` keeps the first 60 letters. A suffix has at most 36. */
const keptLetters = 22;
