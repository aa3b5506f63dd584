import { readdir, readFile } from 'node:fs/promises';
import { createAd, deleteAd, readAd, saveAd } from '@spinreel/api-contract/ads';
import { generateMeta, generateMoloco } from '@spinreel/api-contract/exports';
import { previewAd } from '@spinreel/api-contract/previews';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { readData, enterServer, type DrillClient } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { seededRandom } from '@spinreel/sample-maker/drawing/paint/seeded-random';
import { type ServedProcess, startServed } from '../server/served-process.ts';
import { ageFiles, storedState } from '../server/stored-state.ts';
import { until } from '../until.ts';
import { uploadedAd } from '../load/uploaded-ad.ts';

/** The result of a long period of random work and faults. */
export interface SoakFigures {
  readonly actions: number;
  readonly kills: number;
  /** Descriptions of everything that went wrong. */
  readonly wrong: readonly string[];
  /** Files without a row after the last sweep. */
  readonly orphans: number;
  /**
   * Memory in MiB after warm-up and at the end of the last stretch without a restart; null if no stretch was long
   * enough.
   */
  readonly memoryMiB: readonly [number, number] | null;
  /** The number of open files at the same moments. */
  readonly openFiles: readonly [number, number] | null;
  /** The median memory growth over a hundred actions of a warm server, over all stretches, in MiB. */
  readonly memoryGrowthMiB: number | null;
}

/** A number of actions between faults that shows whether memory grows. */
const enoughForMemory = 150;
const warmUpActions = 50;
/** Sweeping the data of a long soak takes a while. */
const maxSweepMs = 5 * 60_000;

/**
 * Performs random actions like a marketer, occasionally kills or restarts the server, and compares the server's data
 * with a model of all acknowledged actions.
 */
export function soak(options: {
  /** Whether the drill is over after this many actions. */
  isDone: (actions: number) => boolean;
  /** 150 by default. */
  actionsBetweenFaults?: number;
  seed: number;
  say: (line: string) => void;
}): Promise<SoakFigures> {
  return inDrillFolder(async (dataDir) => {
    const random = seededRandom(options.seed);
    const { isDone, actionsBetweenFaults = enoughForMemory } = options;
    const wrong: string[] = [];
    let server = await startServed({ dataDir });
    const client = await enterServer(server.origin);
    const template = await uploadedAd(client, 'soak-template');
    const model = new Map<string, AdConfig>();
    let [actions, kills] = [0, 0];
    let memoryMiB: SoakFigures['memoryMiB'] = null;
    let openFiles: SoakFigures['openFiles'] = null;
    const growths: number[] = [];
    while (!isDone(actions)) {
      let warm: Usage | null = null;
      for (let done = 0; done < actionsBetweenFaults && !isDone(actions); done += 1) {
        await act({ client, random, model, template, wrong });
        actions += 1;
        if (done === warmUpActions) warm = await readUsage(server);
      }
      if (warm !== null) {
        const now = await readUsage(server);
        memoryMiB = [warm.memoryMiB, now.memoryMiB];
        openFiles = [warm.openFiles, now.openFiles];
        growths.push(now.memoryMiB - warm.memoryMiB);
      }
      const isKill = random() < 0.7;
      if (isKill) kills += 1;
      await server.end(isKill ? 'SIGKILL' : 'SIGTERM');
      server = await startServed({ dataDir });
      client.origin = server.origin;
      wrong.push(...(await findDifferences(client, model)));
      options.say(
        `${actions} actions, ${kills} kills, ${wrong.length} wrong, ${memoryMiB?.join(' to ')} MiB`,
      );
    }
    await server.end('SIGKILL');
    await ageFiles(dataDir);
    server = await startServed({ dataDir });
    const orphans = async (): Promise<number> => (await storedState(dataDir)).orphans;
    await until('orphans are swept', async () => (await orphans()) === 0, maxSweepMs).catch(() => undefined);
    const state = await storedState(dataDir);
    if (state.rowsWithoutFile > 0) wrong.push(`${state.rowsWithoutFile} rows without their file`);
    if (state.tornFiles > 0) wrong.push(`${state.tornFiles} torn files`);
    if (!state.isIntact) wrong.push('the database fails its check');
    await server.end('SIGTERM');
    const memoryGrowthMiB = growths.toSorted((a, b) => a - b)[Math.floor(growths.length / 2)] ?? null;
    return { actions, kills, wrong, orphans: state.orphans, memoryMiB, openFiles, memoryGrowthMiB };
  });
}

async function act(world: {
  client: DrillClient;
  random: () => number;
  model: Map<string, AdConfig>;
  template: AdConfig;
  wrong: string[];
}): Promise<void> {
  const { client, random, model, template, wrong } = world;
  const ids = [...model.keys()];
  const id = ids[Math.floor(random() * ids.length)];
  const dice = random();
  if (id === undefined || (dice < 0.05 && ids.length < 50)) {
    const config = { ...template, id: `soak-ad-${Math.floor(random() * 1e9)}` };
    const created = await client.send('POST', createAd.path(), config);
    model.set(config.id, (await readData<StoredAd>(created)).config);
    return;
  }
  if (dice < 0.75) {
    const label = `Spin ${Math.floor(random() * 1e6)}`;
    const config = { ...model.get(id), cta: { ...template.cta, label } };
    const saved = await client.send('PUT', saveAd.path(id), config);
    model.set(id, (await readData<StoredAd>(saved)).config);
    return;
  }
  if (dice < 0.78) {
    const answer = await client.send('DELETE', deleteAd.path(id), undefined);
    if (!answer.ok) wrong.push(`${deleteAd.path(id)} answered ${answer.status}`);
    model.delete(id);
    return;
  }
  const call = dice < 0.85 ? generateMeta : dice < 0.9 ? generateMoloco : previewAd;
  const answer = await client.send('POST', call.path(id), { config: model.get(id) });
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 503) wrong.push(`${call.path(id)} answered ${answer.status}`);
}

async function findDifferences(client: DrillClient, model: ReadonlyMap<string, AdConfig>): Promise<string[]> {
  const found: string[] = [];
  for (const [id, config] of model) {
    const answer = await client.get(readAd.path(id));
    const stored = answer.ok ? (await readData<StoredAd>(answer)).config : null;
    if (JSON.stringify(stored) !== JSON.stringify(config)) found.push(`${id} is not as it was acknowledged`);
  }
  return found;
}

interface Usage {
  readonly memoryMiB: number;
  readonly openFiles: number;
}

async function readUsage(server: ServedProcess): Promise<Usage> {
  const folder = `/proc/${server.child.pid}`;
  const status = await readFile(`${folder}/status`, 'utf8');
  const memoryKiB = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { memoryMiB: Math.round(memoryKiB / 1024), openFiles: (await readdir(`${folder}/fd`)).length };
}
