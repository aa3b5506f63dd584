import { readdirSync, readFileSync } from 'node:fs';

/** What a process uses now. */
export interface ProcessUse {
  readonly pid: number;
  /** Memory that only exists because of this process, in bytes: without the files that it has mapped. */
  readonly memoryBytes: number;
  /** Processor time that it has used so far, in milliseconds. */
  readonly processorMs: number;
}

/** A process and all processes that it has started, directly or indirectly. */
export interface ProcessTree {
  /** Returns the processes that run now. Empty without `/proc`, which only Linux has. */
  read(): ProcessUse[];
}

/** Linux reports processor time in hundredths of a second on all machines. */
const tickMs = 10;

/** Follows the processes that a process starts. */
export function createProcessTree(rootPid: number): ProcessTree {
  /** The parents at the first sight. A process whose parent ends gets another one. */
  const parents = new Map<number, number>();
  const isInside = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at))
      if (at === rootPid) return true;
    return false;
  };
  return {
    read() {
      const running = new Set(listProcesses());
      for (const pid of running) if (!parents.has(pid)) parents.set(pid, readStat(pid)?.parentPid ?? 0);
      const uses = [...running].filter(isInside).flatMap((pid) => readUse(pid) ?? []);
      // The children of a process that has ended are still found through it.
      for (const pid of parents.keys()) if (!running.has(pid) && !isInside(pid)) parents.delete(pid);
      return uses;
    },
  };
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function readUse(pid: number): ProcessUse | null {
  const stat = readStat(pid);
  const status = readText(`/proc/${pid}/status`);
  if (stat === null || status === null) return null;
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { pid, memoryBytes: bytes('RssAnon') + bytes('RssShmem'), processorMs: stat.processorMs };
}

function readStat(pid: number): { parentPid: number; processorMs: number } | null {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name of the program comes before, in parentheses, and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    parentPid: Number(fields[1]),
    processorMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
  };
}

/** Returns null if the process has ended. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
