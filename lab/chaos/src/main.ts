// Injects faults into real servers and checks the data that they have acknowledged: `pnpm chaos`,
// `pnpm chaos --kills 300 --seed 7`, `pnpm chaos --power-loss` (as root), `pnpm chaos --load`,
// `pnpm chaos --soak 60m`.
import { parseArgs } from 'node:util';
import { timings } from '@spinreel/config-schema/limits/timings';
import { killDuringAutosaves } from './drills/kill-during-autosaves.ts';
import { killDuringBuilds } from './drills/kill-during-builds.ts';
import { killDuringExports } from './drills/kill-during-exports.ts';
import { killDuringUploads, type UploadFigures } from './drills/kill-during-uploads.ts';
import { losePower } from './drills/lose-power.ts';
import { soak } from './drills/soak.ts';
import { uploadUnderLoad } from './drills/upload-under-load.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    'power-loss': { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    soak: { type: 'string' },
  },
});
// The servers end with this program, whatever ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const seed = Number(values.seed);
let failures = 0;

await drill('kill -9 during autosaves', async () => {
  const { restartsMs, ...figures } = await killDuringAutosaves({ kills: Number(values.kills), seed });
  const sorted = restartsMs.toSorted((a, b) => a - b);
  const restarts = {
    restartMedianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    restartSlowestMs: Math.round(sorted.at(-1) ?? 0),
  };
  return { ...figures, ...restarts, isGood: figures.lost === 0 && figures.torn === 0 };
});
await drill('kill -9 during uploads', async () => {
  const figures = await runWorst(Math.ceil(Number(values.kills) / 30), killDuringUploads);
  const isClean = figures.rowsWithoutFile + figures.tornFiles + figures.leftAfterSweep === 0;
  return { ...figures, isGood: isClean && figures.isRetryWhole };
});
await drill('kill -9 during exports', async () => {
  const figures = await killDuringExports();
  const isOnce = figures.artifacts === 1 && figures.tornFiles === 0 && figures.isSameFile;
  return { ...figures, isGood: isOnce && figures.encodersGoneAfterMs < 1000 };
});
await drill('kill -9 during builds', async () => {
  const figures = await killDuringBuilds({ variants: 25, translated: ['de'], kills: 3 });
  const isOnce = figures.ready === figures.builds && figures.repeated === 0 && figures.tornFiles === 0;
  return { ...figures, isGood: isOnce && figures.areSameFiles };
});
if (values.load) {
  await drill('uploads on a machine with too much to do', async () => {
    const figures = await uploadUnderLoad();
    const { taken, blamed, slowestAnswerMs } = figures;
    const isInTime = slowestAnswerMs < timings.videoUploadTimeoutMs;
    return { ...figures, isGood: taken === figures.uploads && blamed === 0 && isInTime };
  });
}
if (values['power-loss']) {
  await drill('loss of power', async () => {
    const figures = await losePower({ losses: 5, seed });
    return { ...figures, isGood: figures.lost === 0 && figures.torn === 0 };
  });
}
if (values.soak !== undefined) {
  const durationMs = parseDuration(values.soak);
  await drill(`soak of ${values.soak}`, async () => {
    const endsAtMs = performance.now() + durationMs;
    const isDone = () => performance.now() > endsAtMs;
    const figures = await soak({ isDone, seed, say: (line) => process.stdout.write(`  ${line}\n`) });
    return { ...figures, isGood: figures.wrong.length === 0 && figures.orphans === 0 };
  });
}
process.exitCode = failures > 0 ? 1 : 0;

/** Runs a drill several times, each on a new server. Sums up the kills and returns the worst of all other figures. */
async function runWorst(times: number, run: () => Promise<UploadFigures>): Promise<UploadFigures> {
  let worst = await run();
  for (let time = 1; time < times; time += 1) {
    const next = await run();
    const most = (key: 'rowsWithoutFile' | 'tornFiles' | 'leftBehind' | 'leftAfterSweep') =>
      Math.max(worst[key], next[key]);
    worst = {
      kills: worst.kills + next.kills,
      rowsWithoutFile: most('rowsWithoutFile'),
      tornFiles: most('tornFiles'),
      leftBehind: most('leftBehind'),
      leftAfterSweep: most('leftAfterSweep'),
      isRetryWhole: worst.isRetryWhole && next.isRetryWhole,
    };
  }
  return worst;
}

async function drill(name: string, run: () => Promise<{ isGood: boolean }>): Promise<void> {
  process.stdout.write(`${name} ...\n`);
  const { isGood, ...figures } = await run();
  for (const [figure, value] of Object.entries(figures)) {
    process.stdout.write(`  ${figure}: ${JSON.stringify(value)}\n`);
  }
  process.stdout.write(`  ${isGood ? 'held' : 'BROKEN'}\n`);
  if (!isGood) failures += 1;
}

function parseDuration(text: string): number {
  const [, number, unit = 's'] = /^(\d+)(s|m|h)?$/.exec(text) ?? [];
  const unitMs = { s: 1000, m: 60_000, h: 3_600_000 }[unit];
  if (number === undefined || unitMs === undefined) throw new Error('--soak takes a time such as 60m');
  return Number(number) * unitMs;
}
