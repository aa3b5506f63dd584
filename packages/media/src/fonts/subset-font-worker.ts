/** A thread that reduces fonts: see `subset-font`. */
import { parentPort } from 'node:worker_threads';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { SubsetAnswer, SubsetRequest } from './subset-font.ts';

let lastAnswer = Promise.resolve();

parentPort?.on('message', (request: SubsetRequest) => {
  // One after the other: an unpacked font is in memory that the next one overwrites, until it is copied.
  lastAnswer = lastAnswer.then(async () => {
    const reply = await answer(request);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(reply);
  });
});

async function answer({ id, bytes, characters, weight }: SubsetRequest): Promise<SubsetAnswer> {
  try {
    const options = {
      targetFormat: 'woff2' as const,
      ...(weight !== undefined && { ...horizontalOptions, variationAxes: { wght: weight } }),
    };
    return { id, bytes: await subsetFont(await unpackFont(bytes), characters, options) };
  } catch (error) {
    return { id, error };
  }
}

/** How many unpacked fonts are remembered. Only those for Chinese, Japanese and Korean have megabytes. */
const maxUnpacked = 6;

/** The fonts that were reduced last, the newest last. */
let unpacked: { readonly packed: Uint8Array; readonly font: Buffer }[] = [];

/** Returns a font as TTF or OTF. Unpacking WOFF2 takes a sixth of the time in which a font is reduced. */
async function unpackFont(packed: Uint8Array): Promise<Buffer> {
  const known = unpacked.find((other) => Buffer.compare(other.packed, packed) === 0);
  const newest = known ?? { packed, font: await convert(Buffer.from(packed), 'sfnt') };
  unpacked = [...unpacked.filter((other) => other !== known), newest].slice(-maxUnpacked);
  return newest.font;
}

/** What browsers apply to horizontal text of their own accord. Without the rest, fonts are up to a quarter smaller. */
const horizontalOptions = {
  keepFeatures: [
    ...['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'],
    // Syllables of single Korean letters.
    ...['ljmo', 'vjmo', 'tjmo'],
    // The space of neighbouring punctuation marks.
    ...['chws', 'halt'],
  ],
  dropTables: ['STAT', 'VORG', 'vhea', 'vmtx'],
};
