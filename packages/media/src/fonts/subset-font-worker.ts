/** A thread that reduces fonts: see `subset-font`. */
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { SubsetAnswer, SubsetRequest } from './subset-font.ts';

parentPort?.on('message', (request: SubsetRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});

async function answer({ id, bytes, characters, weight }: SubsetRequest): Promise<SubsetAnswer> {
  try {
    const options = {
      targetFormat: 'woff2' as const,
      ...(weight !== undefined && { ...horizontalOptions, variationAxes: { wght: weight } }),
    };
    return { id, bytes: await subsetFont(Buffer.from(bytes), characters, options) };
  } catch (error) {
    return { id, error };
  }
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
