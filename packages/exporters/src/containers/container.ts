import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';
import type { ArtifactFile } from '../artifact.ts';
import type { PagePart } from '../page/page-part.ts';

/** An asset embedded in an ad: its part of the page, and its separate file if it has one. */
export interface EmbeddedAsset {
  readonly inPage: readonly PagePart[];
  readonly beside: { readonly path: string; readonly parts: readonly PagePart[] } | null;
}

/** Defines how an ad is divided into files and how they are packed into the uploaded file. */
export interface Container {
  readonly extension: 'zip' | 'html';
  readonly mimeType: string;
  /**
   * Path of the page inside the package. `{name}` stands for the package's own name, which its folder and its page then
   * share: see `entryPathFor`.
   */
  readonly entryPath: string;
  /** Embeds an asset as the text of its data URI, in the form that `in-page/start-ad` reads. */
  embed(slot: MediaSlot, dataUri: readonly PagePart[]): EmbeddedAsset;
  /** Packed size of base64 as a share of its text: 1 if the container does not compress. */
  readonly packedShare: number;
  /**
   * Computes the size of the result of `pack` for files of these names and sizes. Where the files are compressed, it is an
   * estimate that is at most 2 % too high.
   */
  packedBytes(files: readonly { readonly path: string; readonly sizeBytes: number }[]): number;
  /**
   * Returns where the content of each file starts in the result of `pack`, in the order of the files; null if `pack`
   * compresses.
   */
  findContents(files: readonly ArtifactFile[]): readonly number[] | null;
  /** Packs the files into the finished file. Equal files produce equal bytes. */
  pack(files: readonly ArtifactFile[]): Promise<Uint8Array>;
}

/** A kind of file that a network accepts in addition to the one in which ads are exported. */
export interface OtherContainer {
  readonly extension: Container['extension'];
  /** The network's size limit for such a file in bytes. */
  readonly maxBytes: number;
}

/**
 * Returns the path of the page in a package of this name, without its extension.
 *
 * @example
 * entryPathFor(networks.mintegral.container, 'lucky_sevens'); // 'lucky_sevens/lucky_sevens.html'
 */
export function entryPathFor({ entryPath }: Container, packageName: string): string {
  return entryPath.replaceAll('{name}', packageName);
}

/**
 * Returns the name of a package from the path of its page; null if the page is not at the path that the network opens. A
 * container whose page has a fixed path gives the empty string.
 */
export function findPackageName({ entryPath }: Container, path: string): string | null {
  const pattern = entryPath
    .replaceAll('.', String.raw`\.`)
    .replace('{name}', String.raw`(?<name>\w+)`)
    .replace('{name}', String.raw`\k<name>`);
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match === null ? null : (match.groups?.['name'] ?? '');
}
