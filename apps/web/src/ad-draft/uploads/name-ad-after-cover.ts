import { defaults } from '@spinreel/config-schema/ad/defaults';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { formatMoment } from '../../lib/format/format-time.ts';

/** Words that cameras, browsers and design tools put into file names. They do not describe the ad. */
const genericWords: ReadonlySet<string> = new Set([
  ...['img', 'dsc', 'dscf', 'dscn', 'pxl', 'mvimg', 'image', 'photo', 'picture', 'scan', 'file', 'copy'],
  ...['screenshot', 'screen', 'shot', 'bildschirmfoto', 'whatsapp', 'download', 'unnamed', 'untitled'],
  ...['cover', 'background', 'portrait', 'final', 'new', 'export', 'asset', 'artboard', 'frame'],
]);

/**
 * Returns the name for an ad whose cover is uploaded: the file's name, or today's date if the file's name is not
 * meaningful, such as `IMG_1234.jpg`. Returns null if the marketer has named the ad.
 */
export function nameAdAfterCover(options: {
  adName: string | undefined;
  /** The file name of the cover that is replaced. */
  oldFileName?: string | undefined;
  fileName: string;
  now: Date;
}): string | null {
  const { adName, oldFileName, fileName, now } = options;
  const name = adName?.trim() ?? '';
  const isUnnamed = name === '' || name === defaults.name;
  if (!isUnnamed && (!oldFileName || name !== nameFromFile(oldFileName))) return null;
  return nameFromFile(fileName) ?? (isUnnamed ? `Ad ${formatMoment(now.toISOString())}` : null);
}

/** Returns 'Summer jackpot v2' for 'summer-jackpot_v2.png', or null for names without a meaningful word. */
export function nameFromFile(fileName: string): string | null {
  const nameParts = fileName
    .replace(/\.[^.]*$/, '')
    .split(/[\s_+.,()[\]-]+/)
    .filter((word) => word !== '' && !/^\d+x\d+$/i.test(word));
  if (!nameParts.some(isMeaningful)) return null;
  const name = nameParts.join(' ');
  const capitalised = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return Array.from(capitalised).slice(0, textLimits.adName).join('').trim();
}

function isMeaningful(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  const isHash = /\d/.test(word) && /^[\da-f]{6,}$/i.test(word);
  return letters.length >= 3 && !isHash && !genericWords.has(letters.toLowerCase());
}
