import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { networks } from '@spinreel/exporters/networks/index';
import { checkFile, createFileChecker } from '@spinreel/preflight/check-artifact';
import { parse } from 'acorn';
import { alternating, quantile, timesTheLimit } from '../alternating.ts';
import type { Bench } from '../figure.ts';

const rounds = 10;
const limitMs = 1000;
const fileBytes = 5_000_000;

/** The file is read and analyzed once. Only the rules are different for each network. */
const maxTimesOneNetwork = 1.2;

/** Measures the static check of a file that another tool made: an engine of 1.2 MB and media up to 5 MB. */
export const checkForeignFile: Bench = {
  name: 'check-file',
  run: async () => {
    const engine = await readFile(fileURLToPath(import.meta.resolve('phaser/dist/phaser.min.js')), 'utf8');
    const bytes = new TextEncoder().encode(composePage(engine));
    const { check, everywhere, bare } = await alternating(rounds, {
      check: async () => {
        // A copy, because equal bytes in the same array are analyzed only once.
        const copy = bytes.slice();
        const { madeWith } = await checkFile({
          bytes: copy,
          fileName: 'ad.html',
          network: networks.applovin,
        });
        if (madeWith?.startsWith('Phaser') !== true) throw new Error('The engine was not recognized');
      },
      everywhere: async () => {
        const copy = bytes.slice();
        const checker = createFileChecker({ bytes: copy, fileName: 'ad.html' });
        for (const network of Object.values(networks)) checker.check(network);
      },
      bare: () => {
        parse(engine, { ecmaVersion: 'latest', sourceType: 'script' });
      },
    });
    return [
      { name: 'checkFile of a 5 MB ad, median', value: quantile(check, 0.5), unit: 'ms', atMost: limitMs },
      { name: 'the same for all networks, median', value: quantile(everywhere, 0.5), unit: 'ms' },
      {
        name: 'the same for all networks, by one network',
        value: timesTheLimit(everywhere, check),
        unit: 'x',
        atMost: maxTimesOneNetwork,
      },
      { name: 'checkFile, by a bare parse of its code', value: timesTheLimit(check, bare), unit: 'x' },
    ];
  },
};

function composePage(engine: string): string {
  const start = `<!doctype html><meta charset="utf-8"><script>${engine}</script><img src="data:image/png;base64,`;
  const end = '"><button onclick="mraid.open(1)">Install</button>';
  const mediaBytes = Math.floor(((fileBytes - start.length - end.length) * 3) / 4);
  return (
    start +
    Buffer.from(Uint8Array.from({ length: mediaBytes }, (_, index) => (index * 7919) >>> 5)).toString(
      'base64',
    ) +
    end
  );
}
