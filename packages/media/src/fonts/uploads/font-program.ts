/**
 * A separate program that reads an uploaded font on standard input. It has its own process because no timeout inside a
 * process stops a hostile font: the parent kills it. Its argument is a `FontTask` as JSON. To standard output it writes
 * a `FontAnswer` as a line of JSON, then the font if it made one. It fails if the font is damaged.
 */
import { buffer } from 'node:stream/consumers';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontLimits } from '@spinreel/config-schema/limits/limits';
import { formatUnicodeRange } from '@spinreel/config-schema/options/appearance/unicode-range';
import { visible } from '../font-characters.ts';
import type { FontAnswer, FontFacts, FontRefusal, FontTask } from './font-facts.ts';
import { readEmbeddingRights } from './read-embedding-rights.ts';

/** Lettering in ads is bold. */
const boldWeight = 700;

async function run(upload: Buffer, task: FontTask): Promise<{ answer: FontAnswer; font?: Uint8Array }> {
  const refuse = (refusal: FontRefusal) => ({ answer: { refusal } });
  if (isCollection(upload)) return refuse({ reason: 'collection' });
  if (readUnpackedBytes(upload) > fontLimits.maxUnpackedBytes) return refuse({ reason: 'unpacked-size' });
  const font = await convert(upload, 'sfnt');
  if (font.length > fontLimits.maxUnpackedBytes) return refuse({ reason: 'unpacked-size' });
  const face = new Face(new Blob(font));
  if (face.referenceTable('cmap') === undefined) throw new Error('The font has no characters');
  const rights = readEmbeddingRights(face.referenceTable('OS/2'));
  if (!rights.isEmbeddable) return refuse({ reason: rights.reason });
  const characters = Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code));
  if (!characters.some((character) => visible.test(character))) return refuse({ reason: 'no-characters' });
  const whole = rights.isReducible ? null : await convert(font, 'woff2');
  const sizeBytes = whole?.length ?? 0;
  if (sizeBytes > fontLimits.maxWholeBytes) return refuse({ reason: 'too-large-to-embed-whole', sizeBytes });
  if (task.task === 'inspect') {
    const unicodeRange = formatUnicodeRange(characters);
    return { answer: { facts: { ...readNames(face), unicodeRange, isReducible: rights.isReducible } } };
  }
  return {
    answer: { facts: null },
    font: whole ?? (await reduce(font, face, task.characters ?? characters.join(''))),
  };
}

function isCollection(bytes: Buffer): boolean {
  const tag = bytes.toString('latin1', 0, 4);
  return tag === 'ttcf' || (tag === 'wOF2' && bytes.toString('latin1', 4, 8) === 'ttcf');
}

/** The size that a packed font states. Memory limits stop those that are larger. */
function readUnpackedBytes(bytes: Buffer): number {
  return bytes.toString('latin1', 0, 3) === 'wOF' && bytes.length >= 20
    ? bytes.readUInt32BE(16)
    : bytes.length;
}

/** Names of the family and the style, for typographic families and for families of four. */
const nameIds = { family: [16, 1], style: [17, 2] } as const;

function readNames(face: Face): Pick<FontFacts, 'family' | 'style'> {
  const names = face.listNames();
  const find = (ids: readonly number[]): string => {
    const entries = ids.flatMap((id) => names.filter(({ nameId }) => nameId === id));
    const entry = entries.find(({ language }) => language.startsWith('en')) ?? entries[0];
    return entry === undefined ? '' : cleanName(face.getName(entry.nameId, entry.language));
  };
  return { family: find(nameIds.family), style: find(nameIds.style) };
}

const maxNameLength = 80;

function cleanName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);
}

/** A variable font is reduced to one weight, and to its usual shape. */
async function reduce(font: Buffer, face: Face, characters: string): Promise<Uint8Array> {
  const axes = Object.entries(face.getAxisInfos()).map(([tag, axis]) => {
    const weight = Math.min(Math.max(boldWeight, axis.min), axis.max);
    return [tag, tag === 'wght' ? weight : axis.default] as const;
  });
  const options = {
    targetFormat: 'woff2' as const,
    ...(axes.length > 0 && { variationAxes: Object.fromEntries(axes) }),
  };
  return await subsetFont(font, characters, options);
}

const result = await run(await buffer(process.stdin), JSON.parse(process.argv[2] ?? '') as FontTask);
process.stdout.write(`${JSON.stringify(result.answer)}\n`);
if (result.font !== undefined) process.stdout.write(result.font);
