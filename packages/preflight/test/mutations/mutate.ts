import type { ArtifactFile } from '@spinreel/exporters/artifact';
import type { Network } from '@spinreel/exporters/network';
import { goodAd } from '../ads/good-ad.ts';

/** A file passed to preflight. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** A change to a good ad that breaks one rule: to its page, to the files inside, or to the upload as a whole. */
export type Mutation =
  | { readonly page: (html: string, network: Network) => string }
  | { readonly files: (files: readonly ArtifactFile[], network: Network) => readonly ArtifactFile[] }
  | { readonly upload: (upload: Upload, network: Network) => Upload };

/** Applies a change to a good ad for the network, and repacks it if needed. */
export async function mutate(network: Network, mutation: Mutation): Promise<Upload> {
  const { artifact, fileName } = await goodAd(network);
  const { container } = network;
  const pagePath = artifact.files[0]?.path;
  if ('upload' in mutation) return mutation.upload({ bytes: artifact.bytes, fileName }, network);
  const files =
    'files' in mutation
      ? mutation.files(artifact.files, network)
      : artifact.files.map((file) =>
          file.path === pagePath
            ? { ...file, bytes: utf8(changed(file, (html) => mutation.page(html, network))) }
            : file,
        );
  return { bytes: await container.pack(files), fileName };
}

/** Encodes text as UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Applies a change, and throws if it has no effect: such a mutation would test nothing. */
function changed(file: ArtifactFile, change: (html: string) => string): string {
  const before = new TextDecoder().decode(file.bytes);
  const after = change(before);
  if (after === before) throw new Error('The mutation found nothing to change');
  return after;
}
