import type { VideoAsset } from '../assets.ts';

/** The fields of an asset that nobody decides: the names, addresses and measurements of its file. */
export const fileFacts = [
  'file',
  'preview',
  'originalName',
  'uploadedPath',
  'fileSystemPath',
  'processedUrl',
  'width',
  'height',
  'duration',
  'frameRate',
] as const satisfies readonly (keyof VideoAsset)[];

const fileFactNames: ReadonlySet<string> = new Set(fileFacts);

/** Whether a field inside an ad's assets is a fact about a file. */
export function isFileFact(name: string): boolean {
  return fileFactNames.has(name);
}
