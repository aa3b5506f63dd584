import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import { sheetLimits } from '../../sheet-limits.ts';
import { UnreadableSheetError } from '../../sheet-problem.ts';

declare module 'jszip' {
  interface JSZipObject {
    /** Documented, but missing in the types of JSZip 3.10. The stream is paused until `resume` is called. */
    internalStream(type: 'uint8array'): JSZip.JSZipStreamHelper<Uint8Array>;
  }
}

/** The parts of an XLSX file, which are files of a ZIP. Paths have no slash at the start. */
export interface XlsxPackage {
  has(path: string): boolean;
  /**
   * Unpacks a part.
   * @throws UnreadableSheetError if there is none, or if all unpacked parts together exceed the limit.
   */
  readBytes(path: string): Promise<Uint8Array>;
  /**
   * Reads the XML of a part, element by element, while it is unpacked. Does nothing if there is no such part.
   * @throws UnreadableSheetError for XML that is not well-formed, has a DTD, or exceeds the limit.
   */
  parseXml(path: string, handlers: XmlHandlers): Promise<void>;
}

/** Attributes by their names without prefixes. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** What is called for elements and texts. Names have no prefixes, which each program chooses differently. */
export interface XmlHandlers {
  onOpen(name: string, attributes: XmlAttributes): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/**
 * Opens an XLSX file that may be malicious. Nothing is unpacked yet. Parts are only found by their paths in the ZIP, and
 * nothing is written to disk.
 * @throws UnreadableSheetError if the ZIP is damaged.
 */
export async function openXlsxPackage(bytes: Uint8Array): Promise<XlsxPackage> {
  const zip = await JSZip.loadAsync(bytes).catch((cause: unknown) => {
    throw damaged(cause);
  });
  // Programs disagree about upper and lower case, and the format allows it.
  const files = new Map(Object.values(zip.files).map((file) => [file.name.toLowerCase(), file]));
  let unpackedBytes = 0;

  async function unpack(path: string, onChunk: (chunk: Uint8Array) => void): Promise<void> {
    const file = files.get(path.toLowerCase());
    if (file === undefined) throw damaged(`no part ${path}`);
    await streamFile(file, (chunk) => {
      unpackedBytes += chunk.length;
      if (unpackedBytes > sheetLimits.unpackedBytes) {
        const params = { limitBytes: sheetLimits.unpackedBytes };
        throw new UnreadableSheetError({ code: 'file-unpacks-too-large', params });
      }
      onChunk(chunk);
    });
  }

  return {
    has: (path) => files.has(path.toLowerCase()),
    async readBytes(path) {
      const chunks: Uint8Array[] = [];
      await unpack(path, (chunk) => chunks.push(chunk));
      return concatenate(chunks);
    },
    async parseXml(path, handlers) {
      if (!files.has(path.toLowerCase())) return;
      const parser = createParser(handlers);
      let decoder: TextDecoder | undefined;
      await unpack(path, (chunk) => {
        decoder ??= new TextDecoder(detectXmlEncoding(chunk), { fatal: true });
        parseSafely(() => parser.write(decoder?.decode(chunk, { stream: true }) ?? ''));
      });
      parseSafely(() => parser.write(decoder?.decode() ?? '').close());
    },
  };
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/**
 * Passes on a file's bytes while they are inflated, so that a ZIP bomb is noticed before it is in memory. Declared sizes can
 * lie. Uses the event stream of JSZip, because ending its Node stream early throws where nothing can catch it.
 */
function streamFile(file: JSZip.JSZipObject, onChunk: (chunk: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = file.internalStream('uint8array');
    let isStopped = false;
    stream
      .on('data', (chunk) => {
        if (isStopped) return;
        try {
          onChunk(chunk);
        } catch (error) {
          isStopped = true;
          stream.pause();
          reject(error);
        }
      })
      .on('error', (error) => reject(damaged(error)))
      .on('end', () => resolve())
      .resume();
  });
}

/** A parser that never expands entities: a DTD, which could define them, is refused. The format forbids it. */
function createParser({ onOpen, onText, onClose }: XmlHandlers): SaxesParser {
  const parser = new SaxesParser();
  /** How many elements `mc:Fallback` are open. They repeat for old programs what is next to them. */
  let fallbacks = 0;
  parser.on('error', (error) => {
    throw damaged(error);
  });
  parser.on('doctype', () => {
    throw damaged('a DTD');
  });
  parser.on('opentag', (tag) => {
    const name = removePrefix(tag.name);
    if (name === 'Fallback') fallbacks += 1;
    if (fallbacks > 0) return;
    onOpen(name, removePrefixes(tag.attributes));
  });
  const passText = (text: string): void => {
    if (fallbacks === 0) onText?.(text);
  };
  parser.on('text', passText);
  parser.on('cdata', passText);
  parser.on('closetag', (tag) => {
    const name = removePrefix(tag.name);
    if (fallbacks === 0) onClose?.(name);
    if (name === 'Fallback') fallbacks -= 1;
  });
  return parser;
}

function removePrefixes(attributes: XmlAttributes): XmlAttributes {
  const plain: Record<string, string> = {};
  for (const name in attributes) plain[removePrefix(name)] = attributes[name] ?? '';
  return plain;
}

function removePrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function detectXmlEncoding(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function parseSafely(parse: () => unknown): void {
  try {
    parse();
  } catch (error) {
    // The decoder throws a TypeError for bytes that are not of its encoding.
    throw error instanceof UnreadableSheetError ? error : damaged(error);
  }
}

function damaged(cause: unknown): UnreadableSheetError {
  return new UnreadableSheetError({ code: 'file-damaged', params: {} }, { cause });
}
