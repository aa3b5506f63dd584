import { readFile } from 'node:fs/promises';

/** Reads the most memory that a process has used so far, without its child processes, in bytes. Requires `/proc`. */
export async function readPeakMemoryBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** Reads the processor time of a process and of those of its child processes that have ended, in seconds. Requires `/proc`. */
export async function readProcessorSeconds(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

/** `sysconf(_SC_CLK_TCK)`, which is 100 on all common systems. */
const ticksPerSecond = 100;
