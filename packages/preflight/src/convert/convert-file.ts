import type { Artifact } from '@spinreel/exporters/artifact';
import { packageContents } from '@spinreel/exporters/export-ad';
import type { Network } from '@spinreel/exporters/network';
import type { PageContents } from '@spinreel/exporters/page/page-contents';
import { readPageContents } from './read-page-contents.ts';

/** Why a file was not converted. */
export type ConversionProblem =
  /** Not an ad of this product, or damaged. */
  | { readonly code: 'not-ours' }
  /** The network's files contain the store URLs, and neither the file nor the options name them. */
  | { readonly code: 'store-url-missing' }
  | { readonly code: 'too-large'; readonly sizeBytes: number; readonly limitBytes: number };

/** The result of a conversion. */
export type Conversion =
  | { readonly ok: true; readonly artifact: Artifact; readonly adName: string }
  | { readonly ok: false; readonly problem: ConversionProblem };

/**
 * Converts a finished ad of this product into the file of another network, without its project. The bytes of its media
 * stay the same, so the result equals an export of the same media. `storeUrls` replace those of the file, which not
 * every network's files contain.
 *
 * @example
 * const conversion = await convertFile({ bytes: await readFile('ad-meta.zip'), to: networks.google });
 * if (conversion.ok) await writeFile('ad-google.zip', conversion.artifact.bytes);
 */
export async function convertFile(options: {
  bytes: Uint8Array;
  to: Network;
  storeUrls?: PageContents['storeUrls'];
}): Promise<Conversion> {
  const { bytes, to, storeUrls } = options;
  const read = readPageContents(bytes);
  if (read === null) return fail({ code: 'not-ours' });
  const contents = { ...read, storeUrls: storeUrls ?? read.storeUrls };
  const lacksStoreUrl = Object.values(contents.storeUrls).includes('');
  if (to.storeUrl === 'required' && lacksStoreUrl) return fail({ code: 'store-url-missing' });
  const artifact = await packageContents({ contents, network: to });
  const { maxBytes, counts } = to.limits;
  const { packedBytes, unpackedBytes } = artifact.receipt;
  const sizeBytes = counts === 'unpacked' ? Math.max(packedBytes, unpackedBytes) : packedBytes;
  if (maxBytes !== null && sizeBytes > maxBytes)
    return fail({ code: 'too-large', sizeBytes, limitBytes: maxBytes });
  return { ok: true, artifact, adName: contents.ad.name };
}

function fail(problem: ConversionProblem): Conversion {
  return { ok: false, problem };
}
