import type { ArtifactFile } from '@spinreel/exporters/artifact';
import { networks, type NetworkId } from '@spinreel/exporters/networks/index';
import { goodAd } from './good-ad.ts';

/** A file as it is handed to preflight. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** A change to a good ad that breaks one rule: to its page, to the files inside, or to the upload as a whole. */
export type Mutation =
  | { readonly page: (html: string) => string }
  | { readonly files: (files: readonly ArtifactFile[]) => readonly ArtifactFile[] }
  | { readonly upload: (upload: Upload) => Upload };

/** A good ad for the network with the change applied, packed again where that is needed. */
export async function mutate(network: NetworkId, mutation: Mutation): Promise<Upload> {
  const { artifact, fileName } = await goodAd(network);
  const { container } = networks[network];
  if ('upload' in mutation) return mutation.upload({ bytes: artifact.bytes, fileName });
  const files =
    'files' in mutation
      ? mutation.files(artifact.files)
      : artifact.files.map((file) =>
          file.path === container.entryPath ? { ...file, bytes: utf8(changed(file, mutation.page)) } : file,
        );
  return { bytes: await container.pack(files), fileName };
}

/** Text as UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A change that changes nothing would prove nothing. */
function changed(file: ArtifactFile, change: (html: string) => string): string {
  const before = new TextDecoder().decode(file.bytes);
  const after = change(before);
  if (after === before) throw new Error('The mutation found nothing to change');
  return after;
}
