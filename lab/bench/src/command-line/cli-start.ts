import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { quantile } from '../alternating.ts';
import type { Bench } from '../figure.ts';

const rounds = 10;

/** Prints the processor time of a process to standard error when it ends, in microseconds. */
const meter = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs';
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(2, '\\ncpu ' + (user + system));
  });`,
)}`;

/** Measures the processor time of `spinreel --help` and `--version`, compared with a Node that does nothing. */
export const cliStart: Bench = {
  name: 'cli-start',
  run: () => {
    const program = fileURLToPath(import.meta.resolve('@spinreel/cli/main'));
    const contestants = {
      bare: ['--eval', '0'],
      help: [program, '--help'],
      version: [program, '--version'],
    } as const;
    const times = { bare: [] as number[], help: [] as number[], version: [] as number[] };
    // The first round fills the compile cache and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['bare', 'help', 'version'] as const) {
        const ms = measureMs(contestants[name]);
        if (round > 0) times[name].push(ms);
      }
    }
    const [bare, help, version] = [times.bare, times.help, times.version].map((list) => quantile(list, 0.5));
    if (bare === undefined || help === undefined || version === undefined) throw new Error('No rounds');
    return Promise.resolve([
      { name: '--help, median', value: help, unit: 'ms', atMost: 200 },
      { name: '--help, by a bare node (medians)', value: help / bare, unit: 'x', atMost: 5 },
      { name: '--version, by a bare node (medians)', value: version / bare, unit: 'x', atMost: 5 },
    ]);
  },
};

function measureMs(args: readonly string[]): number {
  const { stderr } = spawnSync(process.execPath, ['--import', meter, ...args], { encoding: 'utf8' });
  const [, microseconds] = /cpu (\d+)$/.exec(stderr) ?? [];
  if (microseconds === undefined) throw new Error(`No processor time was reported: ${stderr}`);
  return Number(microseconds) / 1000;
}
