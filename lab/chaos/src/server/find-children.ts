import { readdir, readFile } from 'node:fs/promises';

/** Returns the ids of a process's running child processes with a name. Requires `/proc`. */
export async function findChildren(pid: number, name: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const found = await Promise.all(ids.map(Number).map(readProcess));
  return found.flatMap((each) => (each?.parent === pid && each.name === name ? [each.id] : []));
}

/** Returns whether a process is running. A zombie, which has exited but has not been reaped by its parent, is not. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await readProcess(pid)) !== null;
}

async function readProcess(id: number): Promise<{ id: number; name: string; parent: number } | null> {
  // It may end at any moment.
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  const [, name, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/.exec(text) ?? [];
  if (name === undefined || state === 'Z' || state === 'X') return null;
  return { id, name, parent: Number(parent) };
}
