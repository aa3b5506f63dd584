import { availableParallelism } from 'node:os';
import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Artifact, Receipt } from '@spinreel/exporters/artifact';
import type { Verdict } from '@spinreel/preflight/verdict';
import { Piscina } from 'piscina';
import type { SplitFile } from '../../storage/files/store-file.ts';

/** What a file is composed of. Everything can be sent to a thread. */
export interface FileOrder {
  readonly ad: ResolvedAd;
  readonly media: AdMedia;
  readonly fonts: readonly FontFile[];
  readonly networkId: string;
  readonly fileName: string;
  /** Whether the file contains its media. They are left out if they are probably stored, because copying them takes longer than the rest. */
  readonly includesMedia: boolean;
}

/** A finished file with the verdict of preflight on exactly these bytes. */
export interface ComposedFile extends Pick<Artifact, 'extension' | 'mimeType' | 'sha256'> {
  readonly sizeBytes: number;
  readonly file: SplitFile;
  readonly bytesByAsset: Receipt['bytesByAsset'];
  readonly verdict: Verdict;
}

/** How long a thread without work keeps what it knows of media, in milliseconds. It takes about a second to start one. */
const idleTimeoutMs = 60_000;

/** What a thread keeps is small. Without a limit, it collects garbage late. Media and files are not part of its heap. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 } as const;

let threads: Piscina<FileOrder, ComposedFile> | null = null;

/**
 * Composes the file of an ad for a network and checks its bytes, in a thread of its own, because that takes tens of milliseconds
 * of a processor. Files of the same media are checked faster if the same thread makes them. Rejects as `exportAd` does.
 */
export async function composeFile(order: FileOrder): Promise<ComposedFile> {
  threads ??= new Piscina({
    filename: new URL('compose-file-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
    idleTimeout: idleTimeoutMs,
    resourceLimits,
  });
  return await threads.run(order);
}
