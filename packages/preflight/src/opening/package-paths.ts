import type { OpenedPackage, OpenedPage } from './opened-file.ts';

/**
 * Returns the paths in the package where a browser looks for an address of the page; an empty list for an address
 * elsewhere. The files of a misplaced page may already be where they belong, so they are also looked for there.
 */
export function resolvePaths(
  address: string,
  { entry, isMisplaced }: Pick<OpenedPage, 'entry' | 'isMisplaced'>,
): string[] {
  const pagePaths = isMisplaced ? [entry.path, 'index.html'] : [entry.path];
  return pagePaths.flatMap((pagePath) => {
    const root = 'package://ad/';
    const base = root + pagePath.split('/').map(encodeURIComponent).join('/');
    const url = URL.parse(address, base);
    return url?.href.startsWith(root) === true ? decodePath(url.pathname.slice(1)) : [];
  });
}

/** Returns an empty list for a path that is not valid. */
function decodePath(path: string): string[] {
  try {
    return [decodeURIComponent(path)];
  } catch {
    return [];
  }
}

/** Whether a file has the extension of an image, sound, video or font. */
export function isMediaPath(path: string): boolean {
  return /\.(png|jpe?g|gif|webp|avif|bmp|svg|ico|mp4|m4v|mov|avi|webm|mp3|m4a|aac|ogg|wav|woff2?|ttf|otf)$/i.test(
    path,
  );
}

/** Whether a file has the extension of an archive. */
export function isArchivePath(path: string): boolean {
  return /\.(zip|gz|tgz|rar|7z)$/i.test(path);
}

/** Whether macOS adds a file of this path to the ZIPs that it makes, or keeps it in each folder. */
export function isMacPath(path: string): boolean {
  const names = path.split('/');
  const name = names.at(-1) ?? '';
  return names[0] === '__MACOSX' || name === '.DS_Store' || name.startsWith('._');
}

/** Returns the folder in which a misplaced page is, with a slash at its end, if the whole ad is in it; otherwise ''. */
export function findWrapper({ entries, page }: Pick<OpenedPackage, 'entries' | 'page'>): string {
  if (page?.isMisplaced !== true) return '';
  const folder = page.entry.path.slice(0, page.entry.path.lastIndexOf('/') + 1);
  return entries.every(({ path }) => path.startsWith(folder)) ? folder : '';
}
