import { entryPathFor, findPackageName } from '@spinreel/exporters/containers/container';
import type { Network } from '@spinreel/exporters/network';
import { adaptNetwork, findFileKind } from './adapt-network.ts';
import type {
  OpenedFile,
  OpenedPackage,
  OpenedPage,
  OpeningProblem,
  PackageEntry,
  PageElement,
} from './opened-file.ts';
import { isReferenced } from './analyze-page.ts';
import { isMacPath } from './package-paths.ts';
import { noPackedCode, unpackCode } from './packed/unpack-code.ts';
import { readPage } from './read-page.ts';
import { readSource, type SourceText } from '../syntax/source-text.ts';
import { rememberByBytes, type RememberedBytes } from '../cache/remember-by-bytes.ts';
import { readZip, type UnpackedFile } from '../zip/read-zip.ts';
import { detectTool } from './detect-tool.ts';
import type { Maker } from './maker.ts';

/** Limits for unpacking: far above what any network accepts, and low enough to be harmless. */
export const openingLimits = { maxFiles: 1000, maxUnpackedBytes: 50_000_000 } as const;

/** Files whose text is searched by the rules. */
const textExtensions = /\.(html?|js|mjs|css|json|svg|txt|xml)$/i;

/**
 * Opens a finished file the way its network would. A file of another kind than the network expects is opened as what it
 * is, because its contents are judged too. Never throws.
 */
export function openFile(options: { bytes: Uint8Array; fileName: string; network: Network }): OpenedFile {
  return openRemembered(rememberByBytes(options.bytes), options);
}

/** Opens a file like `openFile`. Its parts are read once, and shared by all networks that see the same in them. */
export function openRemembered(
  remembered: RememberedBytes,
  options: { fileName: string; network: Network; readText?: ReadText },
): OpenedFile {
  const { bytes } = remembered;
  const { fileName, readText = decodeText } = options;
  const kind = remembered.once('kind', () => findFileKind(bytes)) ?? options.network.container.extension;
  const { network, isKindAccepted } = adaptNetwork(options.network, kind);
  const file = { network, kind, isKindAccepted, fileName, bytes };
  // The name of a ZIP is in none of its parts.
  const pageName = kind === 'zip' ? '' : fileName;
  const once = <Result>(part: readonly unknown[], work: () => Result) =>
    remembered.once(JSON.stringify([kind, pageName, ...part]), work);
  const unpacked = once(['files'], () => unpack({ bytes, fileName, kind, readText }));
  if ('problem' in unpacked) return { ...file, contents: null, problem: unpacked.problem };
  const place = findPage(unpacked.entries, network);
  const contents = once(['contents', place?.entry.path, place?.isMisplaced], () =>
    openContents(unpacked, place, once),
  );
  return { ...file, contents, problem: null };
}

/** Does work once for a file. `part` names the part of the file that it reads. */
type Once = <Result>(part: readonly unknown[], work: () => Result) => Result;

/** The contents of a package, apart from its page. */
type UnpackedPackage = Omit<OpenedPackage, 'page' | 'maker'>;

type PagePlace = Pick<OpenedPage, 'entry' | 'isMisplaced'>;

/** Returns the text of a file in a package that is judged: by default all of it, as UTF-8. */
export type ReadText = (file: UnpackedFile) => string;

function decodeText({ bytes }: UnpackedFile): string {
  return new TextDecoder().decode(bytes);
}

function unpack(options: {
  bytes: Uint8Array;
  fileName: string;
  kind: OpenedFile['kind'];
  readText: ReadText;
}): UnpackedPackage | { problem: OpeningProblem } {
  const { bytes, fileName, kind, readText } = options;
  const opening = kind === 'zip' ? openZip(bytes) : openHtml(bytes, fileName);
  return 'problem' in opening ? opening : readEntries(opening.files, kind, readText);
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

function readEntries(
  files: readonly UnpackedFile[],
  kind: OpenedFile['kind'],
  readText: ReadText,
): UnpackedPackage {
  const isZip = kind === 'zip';
  const allEntries = files.map((file, index): PackageEntry => {
    const isText = textExtensions.test(file.path) || (!isZip && index === 0);
    return { ...file, text: isText ? readText(file) : '' };
  });
  const macFiles = allEntries.filter(({ path }) => isZip && isMacPath(path));
  const entries = allEntries.filter((entry) => !macFiles.includes(entry));
  return {
    entries,
    macFiles,
    texts: entries.filter(({ text }) => text !== '').map(({ path, text }) => readSource(path, text)),
    unpackedBytes: entries.reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
}

function openContents(unpacked: UnpackedPackage, place: PagePlace | null, once: Once): OpenedPackage {
  const { entries, texts } = unpacked;
  const source = texts.find(({ path }) => path === place?.entry.path);
  if (place === null || source === undefined)
    return { ...unpacked, page: null, maker: identifyMaker({ texts, elements: [] }) };
  const { elements, styles, packed, maker, ...markup } = once(['markup', source.path], () =>
    readMarkup(source, texts),
  );
  const inFiles = texts
    .filter(({ path }) => /\.m?js$/i.test(path))
    .map((script) => ({ source: script, kind: findScriptKind(script.path, { ...place, elements }) }));
  const kinds = inFiles.map(({ kind }) => kind);
  // Scripts take the longest to analyze. They seldom depend on the path at which a network opens the page.
  const scripts = once(['scripts', source.path, kinds], () => [
    ...markup.scripts,
    ...inFiles,
    ...packed.scripts,
  ]);
  const page: OpenedPage = {
    ...place,
    source,
    paths: new Set(entries.map(({ path }) => path)),
    texts,
    elements,
    scripts,
    hasUnknownData: packed.hasUnknownData,
    styles,
    maker,
  };
  return { ...unpacked, page, maker };
}

/** Reads the markup of a page, and who made it. That does not depend on the path at which a network opens the page. */
function readMarkup(source: SourceText, texts: readonly SourceText[]) {
  const markup = readPage(source);
  const { elements } = markup;
  const known = identifyMaker({ texts, elements });
  const packed = known.origin === 'foreign' ? unpackCode(texts) : noPackedCode;
  const inner = packed.scripts.map((script) => script.source);
  const maker = known.madeWith === null ? identifyMaker({ texts: [...texts, ...inner], elements }) : known;
  return { ...markup, packed, maker };
}

function findScriptKind(path: string, page: PagePlace & Pick<OpenedPage, 'elements'>): 'classic' | 'module' {
  const modules = page.elements.filter(
    ({ attributes }) => attributes.get('type')?.trim().toLowerCase() === 'module',
  );
  return /\.mjs$/i.test(path) || isReferenced(path, { ...page, elements: modules }) ? 'module' : 'classic';
}

/** Finds the page: where the network opens it, or else the page that is nearest to the top level. */
function findPage(entries: readonly PackageEntry[], { container }: Network): PagePlace | null {
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

/**
 * Recognizes who made a file. A page of this product contains the player's root and its config. A foreign page that
 * copies both is judged more strictly, so nothing is gained by copying them.
 */
function identifyMaker({ texts, elements }: Pick<OpenedPage, 'texts' | 'elements'>): Maker {
  const isOurs = elements.some(isPlayerRoot) && elements.some(isPlayerConfig);
  return isOurs
    ? { origin: 'spinreel', madeWith: 'Spinreel' }
    : { origin: 'foreign', madeWith: detectTool(texts.map(({ text }) => text)) };
}

function isPlayerRoot({ name, attributes }: PageElement): boolean {
  return name === 'div' && attributes.get('id') === 'ad' && attributes.get('class') === 'sr';
}

function isPlayerConfig({ name, attributes }: PageElement): boolean {
  return (
    name === 'script' && attributes.get('id') === 'ad-config' && attributes.get('type') === 'application/json'
  );
}
