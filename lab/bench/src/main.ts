// Measures everything that must be fast or small, and exits with 1 if a limit is missed: `pnpm bench`,
// `pnpm bench encode cover`, `pnpm bench --timed` and `pnpm bench --untimed`.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { allNetworks } from './media/all-networks.ts';
import { sevenBitStartUp } from './player/seven-bit-start-up.ts';
import { budget } from './media/budget.ts';
import { celebration } from './player/celebration.ts';
import { bulkBuilds } from './server/bulk-builds.ts';
import { busyServer } from './server/busy-server.ts';
import { checkForeignFile } from './media/check-foreign-file.ts';
import { cliStart } from './command-line/cli-start.ts';
import { cover } from './media/cover.ts';
import { drag } from './wizard/drag.ts';
import { encode } from './media/encode.ts';
import { exportFile } from './media/export-file.ts';
import { firstExport } from './server/first-export.ts';
import { figureTable } from './figure-table.ts';
import { findVerdict, type Bench, type Figure, type Verdict } from './figure.ts';
import { landing } from './wizard/landing.ts';
import { livePreview } from './wizard/live-preview.ts';
import { memory } from './server/memory.ts';
import { musicLoop } from './player/music-loop.ts';
import { pauses } from './player/pauses.ts';
import { quality } from './media/quality.ts';
import { slowNetwork } from './player/slow-network.ts';
import { startUp } from './player/start-up.ts';
import { thousandFiles } from './server/thousand-files.ts';
import { throughput } from './server/throughput.ts';
import { upload } from './media/upload.ts';
import { variantsTable } from './wizard/variants-table.ts';

const benches: readonly Bench[] = [
  exportFile,
  allNetworks,
  checkForeignFile,
  cover,
  upload,
  encode,
  quality,
  budget,
  pauses,
  startUp,
  sevenBitStartUp,
  slowNetwork,
  celebration,
  livePreview,
  musicLoop,
  drag,
  variantsTable,
  landing,
  throughput,
  firstExport,
  bulkBuilds,
  thousandFiles,
  busyServer,
  memory,
  cliStart,
];

let results: (Figure & { bench: string; load: number })[] = [];
const broken: string[] = [];
const chosen = chosenBenches();
for (const bench of chosen) await measure(bench);
// A machine can be slow for some minutes, so a time that is too long counts only if it is too long again at the end.
for (const bench of chosen.filter(({ isTimed = true }) => isTimed)) {
  const missed = results.filter((figure) => figure.bench === bench.name && findVerdict(figure) === 'missed');
  if (missed.length === 0) continue;
  process.stdout.write(`\nMissed, so measured again:\n${figureTable(missed)}\n`);
  results = results.filter((figure) => figure.bench !== bench.name);
  await measure(bench);
}
process.stdout.write(`\n${figureTable(results)}\n`);
const loads = results.map((figure) => figure.load);
if (loads.length > 0) process.stdout.write(`Load: ${Math.min(...loads)} to ${Math.max(...loads)}\n`);
if (broken.length > 0) process.stdout.write(`Not measured, because they broke: ${broken.join(', ')}\n`);
process.stdout.write(`Written: ${await writeResults()}\n`);
const countFigures = (wanted: Verdict) => results.filter((figure) => findVerdict(figure) === wanted).length;
const failed = countFigures('missed') + broken.length;
process.stdout.write(`${countFigures('reached')} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Measures a bench. If it fails, the others are still measured. */
async function measure(bench: Bench): Promise<void> {
  process.stdout.write(`${bench.name} ...\n`);
  const startedAt = performance.now();
  try {
    const figures = await bench.run();
    for (const figure of figures) results.push({ bench: bench.name, ...figure, load: load() });
  } catch (error) {
    console.error(error);
    broken.push(bench.name);
  }
  process.stdout.write(`  ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
}

function chosenBenches(): readonly Bench[] {
  try {
    const { values, positionals: names } = parseArgs({
      allowPositionals: true,
      options: { timed: { type: 'boolean' }, untimed: { type: 'boolean' } },
    });
    const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
    if (unknown.length > 0) {
      const known = benches.map(({ name }) => name).join(', ');
      throw new Error(`No bench is called ${unknown.join(', ')}. There are: ${known}.`);
    }
    return benches
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .filter(({ isTimed = true }) => (isTimed ? values.untimed !== true : values.timed !== true));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

/** Returns the average number of processes that wanted a core in the last minute. */
function load(): number {
  return Number(loadavg()[0]?.toFixed(1));
}

async function writeResults(): Promise<string> {
  const measuredAt = new Date().toISOString();
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.version,
  };
  const figures = results.map((figure) => ({ ...figure, verdict: findVerdict(figure) }));
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`${measuredAt.replaceAll(':', '-')}.json`, folder);
  await writeFile(file, `${JSON.stringify({ measuredAt, machine, figures, broken }, null, 2)}\n`);
  return file.pathname;
}
