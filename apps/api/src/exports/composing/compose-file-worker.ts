/** A thread that composes and checks finished files: see `compose-file`. */
import { exportAd } from '@spinreel/exporters/export-ad';
import { createEncodingMemory } from '@spinreel/exporters/media/encoding-memory';
import { findNetwork } from '@spinreel/exporters/networks/index';
import { createBuiltFileChecker } from '@spinreel/preflight/check-built-file';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { splitFile } from '../../storage/files/store-file.ts';
import type { ComposedFile, FileOrder } from './compose-file.ts';
import { createPartHasher, createRecentBytes } from './recent-bytes.ts';
import { releaseMemory } from './release-memory.ts';
import { recognizeMedia } from './share-media.ts';

/** The media of an ad for networks with two different sizes, and the text of these media. */
const [maxMediaBytes, maxTextBytes] = [10_000_000, 12_000_000];

const memory = createEncodingMemory();
const recentMedia = createRecentBytes(maxMediaBytes, { onRemoved: memory.forget });
const hashPart = createPartHasher(maxTextBytes);
const checker = createBuiltFileChecker({ hashPart });

/**
 * Composes and checks a file. Media are moved, because copying them would take about as long as checking the file.
 *
 * @public the pool calls the default export
 */
// oxlint-disable-next-line import/no-default-export
export default async function compose(order: FileOrder): Promise<ComposedFile> {
  const { ad, fonts, networkId, fileName, includesMedia } = order;
  const network = findNetwork(networkId);
  if (network === null) throw new TypeError(`Unknown network: ${networkId}`);
  const media = recognizeMedia(order.media, recentMedia);
  const artifact = await exportAd({ ad, media, fonts, network, fileName, memory });
  const { bytes, extension, mimeType, sha256 } = artifact;
  const composed: ComposedFile = {
    ...{ extension, mimeType, sha256, sizeBytes: bytes.byteLength },
    file: splitFile(artifact, { includesMedia, hashPart }),
    bytesByAsset: artifact.receipt.bytesByAsset,
    verdict: checker.check({ ...artifact, fileName, network }),
  };
  // Otherwise they would wait for a collection of garbage, which is rare.
  if (!includesMedia) releaseMemory([bytes, ...artifact.files.map((file) => file.bytes)]);
  // The pool unwraps the result.
  const moved = includesMedia ? [bytes.buffer] : [];
  return move({ [valueSymbol]: composed, [transferableSymbol]: moved }) as unknown as ComposedFile;
}
