import { readFile } from 'node:fs/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { readData, enterServer, type DrillClient } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { partialUpload } from '../load/partial-upload.ts';
import { startServed } from '../server/served-process.ts';
import { ageFiles, storedState, type StoredState } from '../server/stored-state.ts';
import { until } from '../until.ts';

/** The result of killing servers during uploads. */
export interface UploadFigures {
  readonly kills: number;
  /** The maximum found after any of the kills. */
  readonly rowsWithoutFile: number;
  readonly tornFiles: number;
  /** Files that the kills left behind. */
  readonly leftBehind: number;
  readonly leftAfterSweep: number;
  /** Whether uploading the same file again returned the complete file. */
  readonly isRetryWhole: boolean;
}

const failpoint = new URL('failpoint.ts', import.meta.url);

/** Shares of its bytes that each upload has sent when the server is killed. */
const offsets = Array.from({ length: 10 }, (_, index) => (index + 1) / 10);

/**
 * Kills servers at three points: while ten uploads are at different offsets, after an original was stored, and after
 * all files of an upload were stored but before its row was. Then inspects the stored data, sweeps, and uploads the
 * file again.
 */
export function killDuringUploads(): Promise<UploadFigures> {
  return inDrillFolder(async (dataDir) => {
    const bytes = await readFile(fixtureMedia.cover.path);
    const cover = { name: 'cover.jpg', bytes };
    const states: StoredState[] = [];

    const first = await startServed({ dataDir });
    const client = await enterServer(first.origin);
    await Promise.all(offsets.map((share) => partialUpload(client, { bytes, share })));
    // The last upload is complete and may already have been ingested.
    const haveArrived = async () => (await storedState(dataDir)).temporary >= offsets.length - 1;
    await until('the uploads have arrived', haveArrived);
    await first.end('SIGKILL');
    states.push(await storedState(dataDir));

    for (const step of ['rename:blobs:1', 'rename:blobs:2']) {
      const server = await startServed({ dataDir, preload: failpoint, env: { FAILPOINT: step } });
      client.origin = server.origin;
      const isAnswered = await client.upload('image', cover).then(
        () => true,
        () => false,
      );
      if (isAnswered) throw new Error(`The server has survived ${step}`);
      await server.end('SIGKILL');
      states.push(await storedState(dataDir));
    }

    await ageFiles(dataDir);
    const last = await startServed({ dataDir });
    client.origin = last.origin;
    const isSwept = async (): Promise<boolean> => leftIn(await storedState(dataDir)) === 0;
    await until('what was left behind is swept', isSwept).catch(() => undefined);
    const leftAfterSweep = leftIn(await storedState(dataDir));
    const isRetryWhole = await isUploadedWhole(client, cover);
    states.push(await storedState(dataDir));
    await last.end('SIGTERM');
    return {
      kills: states.length - 1,
      rowsWithoutFile: Math.max(...states.map((state) => state.rowsWithoutFile)),
      tornFiles: Math.max(...states.map((state) => state.tornFiles)),
      leftBehind: Math.max(...states.map(leftIn)),
      leftAfterSweep,
      isRetryWhole,
    };
  });
}

function leftIn(state: StoredState): number {
  return state.orphans + state.temporary;
}

async function isUploadedWhole(
  client: DrillClient,
  file: { name: string; bytes: Uint8Array },
): Promise<boolean> {
  const { filePath } = await readData<{ filePath: string }>(await client.upload('image', file));
  const shown = await client.get(filePath);
  return shown.ok && (await shown.bytes()).byteLength === Number(shown.headers.get('content-length'));
}
