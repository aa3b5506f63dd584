import { readFile } from 'node:fs/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { dataOf, enterServer, type DrillClient } from './drill-client.ts';
import { inDrillFolder } from './in-drill-folder.ts';
import { partialUpload } from './partial-upload.ts';
import { startServed } from './served-process.ts';
import { ageFiles, storedState, type StoredState } from './stored-state.ts';
import { until } from './until.ts';

/** What kills in the middle of uploads have done. */
export interface UploadFigures {
  readonly kills: number;
  /** The worst that was found after any of the kills. */
  readonly rowsWithoutFile: number;
  readonly tornFiles: number;
  /** What the kills left behind, and how much of it was there after the next sweep. */
  readonly leftBehind: number;
  readonly leftAfterSweep: number;
  /** Whether sending the same file again was answered with the whole file. */
  readonly isRetryWhole: boolean;
}

const failpoint = new URL('failpoint.ts', import.meta.url);

/** Uploads that are under way when the server is killed, each at another tenth of its bytes. */
const offsets = Array.from({ length: 10 }, (_, index) => (index + 1) / 10);

/**
 * Kills servers while ten uploads have come to ten different bytes, after an original was kept, and after all its files
 * were kept but before its row; then looks at what is stored, has it swept, and sends the file again.
 */
export function killDuringUploads(): Promise<UploadFigures> {
  return inDrillFolder(async (dataDir) => {
    const bytes = await readFile(fixtureMedia.cover.path);
    const cover = { name: 'cover.jpg', bytes };
    const states: StoredState[] = [];

    const first = await startServed({ dataDir });
    const client = await enterServer(first.origin);
    await Promise.all(offsets.map((share) => partialUpload(client, { bytes, share })));
    // The last one is whole, and may be taken in before the others have begun.
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
  const { filePath } = await dataOf<{ filePath: string }>(await client.upload('image', file));
  const shown = await client.get(filePath);
  return shown.ok && (await shown.bytes()).byteLength === Number(shown.headers.get('content-length'));
}
