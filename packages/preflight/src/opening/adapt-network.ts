import { singleHtml } from '@spinreel/exporters/containers/single-html';
import { zipOfHtml } from '@spinreel/exporters/containers/zip-of-html';
import type { Network } from '@spinreel/exporters/network';
import { zipEntryCount } from '../zip/zip-directory.ts';

type FileKind = Network['container']['extension'];

/** Markup must occur within this many bytes from the start of a page. */
const markupSearchBytes = 4096;

/** First bytes of a ZIP. */
const zipStart = [0x50, 0x4b] as const;

/** Returns what a file is, by its bytes; null if it is neither a ZIP nor a page. */
export function findFileKind(bytes: Uint8Array): FileKind | null {
  if (zipEntryCount(bytes) !== null) return 'zip';
  // A damaged ZIP may contain a readable page.
  if (zipStart.every((byte, index) => bytes[index] === byte)) return null;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, markupSearchBytes));
  return /<(!doctype\s+html|html|head|body|meta|script|style)\b/i.test(start) ? 'html' : null;
}

/**
 * Returns a network with the container and the limits that apply to files of a kind. Networks may accept other kinds
 * than the one in which ads are exported, with other limits.
 */
export function adaptNetwork(
  network: Network,
  kind: FileKind,
): { network: Network; isKindAccepted: boolean } {
  if (network.container.extension === kind) return { network, isKindAccepted: true };
  const accepted = network.otherContainers.find(({ extension }) => extension === kind);
  return {
    network: {
      ...network,
      container: kind === 'zip' ? zipOfHtml : singleHtml,
      extraFiles: [],
      limits: {
        ...network.limits,
        maxBytes: accepted?.maxBytes ?? network.limits.maxBytes,
        counts: 'file',
        entryMaxBytes: null,
        entryWarnBytes: null,
      },
    },
    isKindAccepted: accepted !== undefined,
  };
}
