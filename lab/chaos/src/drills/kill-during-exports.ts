import { type ExportResult, generateMeta } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findChildren, isRunning } from '../server/find-children.ts';
import { readData, enterServer, type DrillClient } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { type ServedProcess, startServed } from '../server/served-process.ts';
import { storedState } from '../server/stored-state.ts';
import { until } from '../until.ts';
import { uploadedAd } from '../load/uploaded-ad.ts';

/** The result of killing servers during exports. */
export interface ExportFigures {
  /** The number of encoders that were running when their server was killed. */
  readonly encoders: number;
  readonly encodersGoneAfterMs: number;
  /** Finished files that can be downloaded at the end: only the one that was requested again. */
  readonly artifacts: number;
  readonly tornFiles: number;
  /** Whether the downloaded file is byte for byte the same as that of an undisturbed server. */
  readonly isSameFile: boolean;
}

const failpoint = new URL('failpoint.ts', import.meta.url);

/**
 * Kills servers while they encode an export's video and while they write its file, and then requests the export again.
 */
export async function killDuringExports(): Promise<ExportFigures> {
  const [disturbed, undisturbed] = await Promise.all([
    inDrillFolder(killDuringExport),
    inDrillFolder(exportUndisturbed),
  ]);
  const { checksum, ...figures } = disturbed;
  return { ...figures, isSameFile: checksum === undisturbed };
}

async function exportUndisturbed(dataDir: string): Promise<string> {
  const server = await startServed({ dataDir });
  const client = await enterServer(server.origin);
  const { checksum } = await exported(client, await uploadedAd(client, 'drill-ad-export'));
  await server.end('SIGTERM');
  return checksum;
}

async function killDuringExport(dataDir: string) {
  const first = await startServed({ dataDir });
  const client = await enterServer(first.origin);
  const config = await uploadedAd(client, 'drill-ad-export');
  const neverAnswered = exported(client, config).catch(() => null);
  const encoders = await findEncoders(first);
  await first.end('SIGKILL');
  const killedAt = performance.now();
  await until('all encoders are gone', async () => {
    const running = await Promise.all(encoders.map(isRunning));
    return !running.includes(true);
  });
  const encodersGoneAfterMs = performance.now() - killedAt;
  await neverAnswered;

  const second = await startServed({ dataDir, preload: failpoint, env: { FAILPOINT: 'write:tmp:1' } });
  client.origin = second.origin;
  if ((await exported(client, config).catch(() => null)) !== null) throw new Error('It has survived');
  await second.end('SIGKILL');

  const third = await startServed({ dataDir });
  client.origin = third.origin;
  const { checksum } = await exported(client, config);
  const { artifacts, tornFiles } = await storedState(dataDir);
  await third.end('SIGTERM');
  return { encoders: encoders.length, encodersGoneAfterMs, artifacts, tornFiles, checksum };
}

async function findEncoders(server: ServedProcess): Promise<number[]> {
  let encoders: number[] = [];
  await until('an encoder runs', async () => {
    encoders = await findChildren(server.child.pid ?? 0, 'ffmpeg');
    return encoders.length > 0;
  });
  return encoders;
}

async function exported(client: DrillClient, config: AdConfig): Promise<ExportResult> {
  return await readData<ExportResult>(
    await client.send('POST', generateMeta.path(config.id ?? ''), { config }),
  );
}
