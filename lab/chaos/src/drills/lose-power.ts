import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { autosavingAd } from '../load/autosaving-ad.ts';
import { enterServer } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { seededRandom } from '@spinreel/sample-maker/drawing/paint/seeded-random';
import { killServersIn, startServed } from '../server/served-process.ts';
import { storedState } from '../server/stored-state.ts';
import { uploadingUntilGone } from '../load/uploading-until-gone.ts';

/** The result of simulated power failures. */
export interface PowerFigures {
  readonly losses: number;
  /** Saves and uploads that were answered successfully. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Versions or files with contents that were never sent. */
  readonly torn: number;
  /**
   * The number of files that were written but never flushed. The loss of some proves that the power failure was real.
   */
  readonly unflushed: number;
  readonly unflushedSurvived: number;
}

const run = promisify(execFile);
const diskBytes = 512 * 1024 * 1024;
const unflushed = 200;

/**
 * Runs servers on separate disks, each an ext4 file system in a file, and copies that file during saves and uploads.
 * Data that the kernel has not written to it is lost, as in a power failure. Then starts a server on the copy. Needs
 * root for `mount`.
 */
export async function losePower(options: { losses: number; seed: number }): Promise<PowerFigures> {
  const random = seededRandom(options.seed);
  const sum = { acknowledged: 0, lost: 0, torn: 0, unflushed: 0, unflushedSurvived: 0 };
  for (let loss = 0; loss < options.losses; loss += 1) {
    const once = await inDrillFolder((folder) => loseOnce(folder, 500 + random() * 1500));
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += once[key];
  }
  return { losses: options.losses, ...sum };
}

async function loseOnce(folder: string, afterMs: number) {
  const [disk, copy, mounted] = [join(folder, 'disk'), join(folder, 'copy'), join(folder, 'mounted')];
  await mkdir(mounted);
  await run('truncate', ['-s', String(diskBytes), disk]);
  await run('mkfs.ext4', ['-q', disk]);
  const before = await onDisk(disk, mounted, async () => {
    const server = await startServed({ dataDir: join(mounted, 'data') });
    const client = await enterServer(server.origin);
    const ads = await Promise.all([1, 2].map((index) => autosavingAd(client, `drill-ad-${index}`)));
    const uploads = uploadingUntilGone(client);
    const working = Promise.all([...ads.map((ad) => ad.saveUntilGone()), uploads.ended]);
    await after(afterMs);
    server.child.kill('SIGSTOP');
    await writeUnflushed(join(mounted, 'unflushed'));
    await run('cp', ['--sparse=always', disk, copy]);
    await server.end('SIGKILL');
    await working;
    return { client, ads, uploads };
  });
  return await onDisk(copy, mounted, async () => {
    const { client, ads, uploads } = before;
    const dataDir = join(mounted, 'data');
    const survived = (await readdir(join(mounted, 'unflushed')).catch(() => [])).length;
    const server = await startServed({ dataDir });
    client.origin = server.origin;
    const checks = [...(await Promise.all(ads.map((ad) => ad.check()))), await uploads.check()];
    const state = await storedState(dataDir);
    await server.end('SIGTERM');
    const total = (key: 'lost' | 'torn'): number => checks.reduce((all, check) => all + check[key], 0);
    const saves = ads.reduce((all, ad) => all + ad.acknowledged(), 0);
    return {
      acknowledged: saves + uploads.acknowledged(),
      lost: total('lost') + state.rowsWithoutFile,
      torn: total('torn') + state.tornFiles + (state.isIntact ? 0 : 1),
      unflushed,
      unflushedSurvived: survived,
    };
  });
}

async function onDisk<Result>(disk: string, mounted: string, use: () => Promise<Result>): Promise<Result> {
  await run('mount', ['-o', 'loop', disk, mounted]);
  try {
    return await use();
  } finally {
    await killServersIn(mounted);
    await run('umount', ['--lazy', mounted]);
  }
}

async function writeUnflushed(folder: string): Promise<void> {
  await mkdir(folder);
  for (let file = 0; file < unflushed; file += 1) await writeFile(join(folder, String(file)), 'unflushed');
}
