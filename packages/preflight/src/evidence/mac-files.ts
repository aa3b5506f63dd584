import type { PackageEntry } from '../opening/opened-file.ts';

/** How to pack an ad whose files are in a folder of the ZIP. */
export const wrapperFix =
  'Zip the files, not their folder: open the folder, select all files, and zip those.';

/** How to pack an ad without the files that macOS adds. */
export const macZipFix =
  'Zip the files, not their folder, and without hidden files: in Terminal, go to the folder and run: zip -rX ../ad.zip . -x "*.DS_Store"';

/** Describes the hidden files that macOS has added to a ZIP. */
export function describeMacFiles(files: readonly Pick<PackageEntry, 'path'>[]): string {
  const [first] = files;
  const count = files.length === 1 ? 'a hidden file' : `${files.length} hidden files`;
  return `The ZIP was made by macOS, which added ${count} such as "${first?.path ?? ''}".`;
}
