import { entryPathFor, findPackageName } from '@spinreel/exporters/containers/container';
import type { Network } from '@spinreel/exporters/network';
import { withoutMediaPayloads } from './media-payloads.ts';
import type { OpenedFile, OpenedPackage, OpeningProblem, PackageEntry } from './opened-file.ts';
import { readPage } from './read-page.ts';
import { readZip, type UnpackedFile } from './zip/read-zip.ts';

/** Limits for unpacking: far above what any network accepts, and low enough to be harmless. */
const openingLimits = { maxFiles: 1000, maxUnpackedBytes: 50_000_000 } as const;

/** Markup must occur within this many bytes from the start of a page. */
const markupSearchBytes = 4096;

/** Files whose text is searched by the rules. */
const textExtensions = /\.(html?|js|mjs|css|json|svg|txt|xml)$/i;

/** Opens a finished file the way its network would. Never throws. */
export function openFile(options: { bytes: Uint8Array; fileName: string; network: Network }): OpenedFile {
  const { bytes, network } = options;
  const opening = network.container.extension === 'zip' ? openZip(bytes) : openHtml(bytes, network);
  if ('problem' in opening) return { ...options, contents: null, problem: opening.problem };
  return { ...options, contents: packageOf(opening.files, network), problem: null };
}

type Opening = { files: readonly UnpackedFile[] } | { problem: OpeningProblem };

function openZip(bytes: Uint8Array): Opening {
  if (bytes.length === 0) return { problem: 'empty' };
  const reading = readZip(bytes, openingLimits);
  return reading.ok ? { files: reading.files } : { problem: reading.problem };
}

function openHtml(bytes: Uint8Array, network: Network): Opening {
  if (bytes.length === 0) return { problem: 'empty' };
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, markupSearchBytes));
  if (!/<(!doctype\s+html|html|head|body)\b/i.test(start)) return { problem: 'not-html' };
  if (bytes.length > openingLimits.maxUnpackedBytes) return { problem: 'too-large' };
  return { files: [{ path: entryPathFor(network.container, ''), bytes }] };
}

function packageOf(files: readonly UnpackedFile[], network: Network): OpenedPackage {
  const entries = files.map(({ path, bytes }): PackageEntry => {
    const text = textExtensions.test(path) ? new TextDecoder().decode(bytes) : '';
    return { path, bytes, text };
  });
  const contents = {
    entries,
    texts: entries.map(({ path, text }) => ({ where: path, text })).filter(({ text }) => text !== ''),
    unpackedBytes: entries.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
  const entry = entries.find(({ path }) => findPackageName(network.container, path) !== null);
  if (entry === undefined) return { ...contents, page: null };
  const { elements, code, styles } = readPage(entry);
  const scriptFiles = entries
    .filter(({ path }) => /\.m?js$/i.test(path))
    .map(({ path, text }) => ({ where: path, text: withoutMediaPayloads(text) }));
  const paths = new Set(entries.map(({ path }) => path));
  const page = { entry, paths, texts: contents.texts, elements, code: [...code, ...scriptFiles], styles };
  return { ...contents, page };
}
