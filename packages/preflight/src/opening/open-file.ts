import { entryPathFor, findPackageName } from '@spinreel/exporters/containers/container';
import type { Network } from '@spinreel/exporters/network';
import { adaptNetwork, findFileKind } from '../adapt-network.ts';
import { identifyMaker } from './identify-maker.ts';
import type { OpenedFile, OpenedPackage, OpenedPage, OpeningProblem, PackageEntry } from './opened-file.ts';
import { isReferenced } from './analyze-page.ts';
import { isMacPath } from './package-paths.ts';
import { noPackedCode, unpackCode } from './packed/unpack-code.ts';
import { readPage } from './read-page.ts';
import { readSource } from '../syntax/source-text.ts';
import { rememberByBytes } from '../remember-by-bytes.ts';
import { readZip, type UnpackedFile } from '../zip/read-zip.ts';

/** Limits for unpacking: far above what any network accepts, and low enough to be harmless. */
export const openingLimits = { maxFiles: 1000, maxUnpackedBytes: 50_000_000 } as const;

/** Files whose text is searched by the rules. */
const textExtensions = /\.(html?|js|mjs|css|json|svg|txt|xml)$/i;

/**
 * Opens a finished file the way its network would. A file of another kind than the network expects is opened as what it
 * is, because its contents are judged too. Never throws.
 */
export function openFile(options: { bytes: Uint8Array; fileName: string; network: Network }): OpenedFile {
  const { bytes, fileName } = options;
  const kind = findFileKind(bytes) ?? options.network.container.extension;
  const { network, isKindAccepted } = adaptNetwork(options.network, kind);
  const file = { network, kind, isKindAccepted, fileName, bytes };
  // A file is usually checked for several networks, most of which see the same page in it.
  const key = JSON.stringify([kind, network.container.entryPath, fileName]);
  return { ...file, ...rememberByBytes(bytes, key, () => open(bytes, fileName, network)) };
}

function open(
  bytes: Uint8Array,
  fileName: string,
  network: Network,
): Pick<OpenedFile, 'contents' | 'problem'> {
  const opening = network.container.extension === 'zip' ? openZip(bytes) : openHtml(bytes, fileName);
  if ('problem' in opening) return { contents: null, problem: opening.problem };
  return { contents: openPackage(opening.files, network), problem: null };
}

type Opening = { files: readonly UnpackedFile[] } | { problem: OpeningProblem };

function openZip(bytes: Uint8Array): Opening {
  if (bytes.length === 0) return { problem: 'empty' };
  const reading = readZip(bytes, openingLimits);
  return reading.ok ? { files: reading.files } : { problem: reading.problem };
}

function openHtml(bytes: Uint8Array, fileName: string): Opening {
  if (bytes.length === 0) return { problem: 'empty' };
  if (findFileKind(bytes) !== 'html') return { problem: 'not-html' };
  if (bytes.length > openingLimits.maxUnpackedBytes) return { problem: 'too-large' };
  return { files: [{ path: fileName === '' ? 'index.html' : fileName, bytes }] };
}

function openPackage(files: readonly UnpackedFile[], network: Network): OpenedPackage {
  const isZip = network.container.extension === 'zip';
  const allEntries = files.map(({ path, bytes }, index): PackageEntry => {
    const isText = textExtensions.test(path) || (!isZip && index === 0);
    return { path, bytes, text: isText ? new TextDecoder().decode(bytes) : '' };
  });
  const macFiles = allEntries.filter(({ path }) => isZip && isMacPath(path));
  const entries = allEntries.filter((entry) => !macFiles.includes(entry));
  const texts = entries.filter(({ text }) => text !== '').map(({ path, text }) => readSource(path, text));
  const contents = {
    entries,
    macFiles,
    texts,
    unpackedBytes: entries.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
  const found = findPage(entries, network);
  const source = texts.find(({ path }) => path === found?.entry.path);
  if (found === null || source === undefined)
    return { ...contents, page: null, maker: identifyMaker({ texts, elements: [] }) };
  const { elements, scripts: inPage, styles } = readPage(source);
  const known = identifyMaker({ texts, elements });
  const packed = known.origin === 'foreign' ? unpackCode(texts) : noPackedCode;
  const inner = packed.scripts.map(({ source: script }) => script);
  const maker = known.madeWith === null ? identifyMaker({ texts: [...texts, ...inner], elements }) : known;
  const inFiles = texts
    .filter(({ path }) => /\.m?js$/i.test(path))
    .map((script) => ({ source: script, kind: findScriptKind(script.path, { ...found, elements }) }));
  const scripts = [...inPage, ...inFiles, ...packed.scripts];
  const page: OpenedPage = {
    ...found,
    source,
    paths: new Set(entries.map(({ path }) => path)),
    texts,
    elements,
    scripts,
    hasUnknownData: packed.hasUnknownData,
    styles,
    maker,
  };
  return { ...contents, page, maker };
}

function findScriptKind(
  path: string,
  page: Pick<OpenedPage, 'elements' | 'entry' | 'isMisplaced'>,
): 'classic' | 'module' {
  const modules = page.elements.filter(
    ({ attributes }) => attributes.get('type')?.trim().toLowerCase() === 'module',
  );
  return /\.mjs$/i.test(path) || isReferenced(path, { ...page, elements: modules }) ? 'module' : 'classic';
}

/** Finds the page: where the network opens it, or else the page that is nearest to the top level. */
function findPage(
  entries: readonly PackageEntry[],
  { container }: Network,
): Pick<OpenedPage, 'entry' | 'isMisplaced'> | null {
  if (container.extension === 'html') return entries[0] ? { entry: entries[0], isMisplaced: false } : null;
  const placed = entries.find(({ path }) => findPackageName(container, path) !== null);
  if (placed !== undefined) return { entry: placed, isMisplaced: false };
  const pages = entries.filter(({ path }) => /\.html?$/i.test(path));
  const entryName = entryPathFor(container, '').split('/').at(-1) ?? '';
  const rank = ({ path }: PackageEntry) =>
    path.split('/').length * 2 - (path.toLowerCase().endsWith(entryName) ? 1 : 0);
  const [nearest] = pages.toSorted((a, b) => rank(a) - rank(b));
  return nearest === undefined ? null : { entry: nearest, isMisplaced: true };
}
