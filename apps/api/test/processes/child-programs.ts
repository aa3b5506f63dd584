import { readdir, readFile } from 'node:fs/promises';

/** The programs that a process has started and that still run. */
export async function childPrograms(pid: number): Promise<{ pid: number; name: string }[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(threads.map((id) => read(`/proc/${pid}/task/${id}/children`)));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean));
  const names = await Promise.all(children.map((child) => read(`/proc/${child}/comm`)));
  return children
    .map((child, index) => ({ pid: Number(child), name: names[index]?.trim() ?? '' }))
    .filter(({ name }) => name !== '');
}

/** Empty for a process that has just ended. */
async function read(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => '');
}
