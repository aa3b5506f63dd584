// Measures what has to be fast or small and exits with 1 when a limit is missed: `pnpm bench`, `pnpm bench encode cover`.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { budget } from './budget.ts';
import { celebration } from './celebration.ts';
import { busyServer } from './busy-server.ts';
import { cover } from './cover.ts';
import { drag } from './drag.ts';
import { encode } from './encode.ts';
import { exportFile } from './export-file.ts';
import { figureTable } from './figure-table.ts';
import { verdictOf, type Bench, type Figure } from './figure.ts';
import { landing } from './landing.ts';
import { livePreview } from './live-preview.ts';
import { musicLoop } from './music-loop.ts';
import { pauses } from './pauses.ts';
import { quality } from './quality.ts';
import { slowNetwork } from './slow-network.ts';
import { startUp } from './start-up.ts';
import { throughput } from './throughput.ts';
import { upload } from './upload.ts';

const benches: readonly Bench[] = [
  exportFile,
  cover,
  upload,
  encode,
  quality,
  budget,
  pauses,
  startUp,
  slowNetwork,
  celebration,
  livePreview,
  musicLoop,
  drag,
  landing,
  throughput,
  busyServer,
];

const results: (Figure & { bench: string; load: number })[] = [];
const broken: string[] = [];
for (const bench of chosenBenches(process.argv.slice(2))) {
  process.stdout.write(`${bench.name} ...\n`);
  try {
    const figures = await bench.run();
    for (const figure of figures) results.push({ bench: bench.name, ...figure, load: load() });
  } catch (error) {
    // What the others measure is worth having all the same.
    console.error(error);
    broken.push(bench.name);
  }
}
process.stdout.write(`\n${figureTable(results)}\n`);
const loads = results.map((figure) => figure.load);
if (loads.length > 0) process.stdout.write(`Load: ${Math.min(...loads)} to ${Math.max(...loads)}\n`);
if (broken.length > 0) process.stdout.write(`Not measured, because they broke: ${broken.join(', ')}\n`);
process.stdout.write(`Written: ${await writeResults()}\n`);
process.exitCode = broken.length > 0 || results.some((figure) => verdictOf(figure) === 'missed') ? 1 : 0;

function chosenBenches(names: readonly string[]): readonly Bench[] {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    process.stderr.write(
      `No bench is called ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}.\n`,
    );
    process.exit(2);
  }
  return names.length === 0 ? benches : benches.filter(({ name }) => names.includes(name));
}

/** How many programs wanted a core in the last minute, on average. */
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
  const figures = results.map((figure) => ({ ...figure, verdict: verdictOf(figure) }));
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`${measuredAt.replaceAll(':', '-')}.json`, folder);
  await writeFile(file, `${JSON.stringify({ measuredAt, machine, figures, broken }, null, 2)}\n`);
  return file.pathname;
}
