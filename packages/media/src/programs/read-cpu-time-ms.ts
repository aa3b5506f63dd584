import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * Reads how much processor time a process and its child processes have used, in milliseconds, summed over all threads.
 * Returns null if the process has ended or the system does not report it.
 */
export async function readCpuTimeMs(pid: number): Promise<number | null> {
  return process.platform === 'linux' ? await readProcTree(pid) : await askPs(pid);
}

/**
 * Parses the time of a process as `ps` prints it: `[[days-]hours:]minutes:seconds[.hundredths]`. Returns milliseconds.
 */
export function parsePsTime(text: string): number | null {
  const match = /^\s*(?:(\d+)-)?(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*$/.exec(text);
  if (match === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
}

/** The unit of times in `/proc`: Linux reports 100 ticks per second to user space on every machine. */
const tickMs = 10;

async function readProcTree(pid: number): Promise<number | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The program's name may contain spaces and brackets. Fields 3 and up follow its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // utime, stime, cutime, cstime: the process and its children that have ended.
    const ownMs = tickMs * fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1').catch(() => '');
    const childPids = children.split(' ').filter(Boolean).map(Number);
    const childrenMs = await Promise.all(childPids.map(readProcTree));
    return childrenMs.reduce<number>((sum, childMs) => sum + (childMs ?? 0), ownMs);
  } catch {
    // The process has ended.
    return null;
  }
}

function askPs(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'time=', '-p', String(pid)], (error, stdout) => {
      resolve(error === null ? parsePsTime(stdout) : null);
    });
  });
}
