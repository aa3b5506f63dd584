import { setTimeout as after } from 'node:timers/promises';
import { autosavingAd, type AutosavingAd } from '../load/autosaving-ad.ts';
import { enterServer } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { seededRandom } from '@spinreel/sample-maker/drawing/paint/seeded-random';
import { startServed } from '../server/served-process.ts';
import { storedState } from '../server/stored-state.ts';
import { until } from '../until.ts';

/** The result of killing servers during autosaves. */
export interface AutosaveFigures {
  readonly kills: number;
  /** Saves that were answered successfully. */
  readonly acknowledged: number;
  /** Acknowledged versions that were missing afterwards. */
  readonly lost: number;
  /** Versions with contents that were never sent, plus databases that failed their integrity check. */
  readonly torn: number;
  /** From the start of the process to the first healthy answer, in milliseconds. */
  readonly restartsMs: readonly number[];
}

/** The number of ads saved concurrently on each server. */
const adsPerServer = 3;

/**
 * Kills servers in parallel with SIGKILL after 0.1 to 1 second of autosaves, restarts each on the same folder, and
 * verifies everything that it had acknowledged. Each of the `servers` (2 by default) is killed as often as the others, or
 * once less.
 */
export async function killDuringAutosaves(options: {
  kills: number;
  seed: number;
  servers?: number;
}): Promise<AutosaveFigures> {
  const { kills, seed, servers = 2 } = options;
  const lanes = await Promise.all(
    Array.from({ length: servers }, (_, lane) =>
      oneServer({ kills: Math.ceil((kills - lane) / servers), random: seededRandom(seed + lane) }),
    ),
  );
  const sum = (key: 'acknowledged' | 'lost' | 'torn'): number =>
    lanes.reduce((total, lane) => total + lane[key], 0);
  return {
    kills,
    acknowledged: sum('acknowledged'),
    lost: sum('lost'),
    torn: sum('torn'),
    restartsMs: lanes.flatMap((lane) => lane.restartsMs),
  };
}

function oneServer({ kills, random }: { kills: number; random: () => number }) {
  return inDrillFolder(async (dataDir) => {
    let server = await startServed({ dataDir });
    const client = await enterServer(server.origin);
    const ads = await Promise.all(
      Array.from({ length: adsPerServer }, (_, index) => autosavingAd(client, `drill-ad-${index}`)),
    );
    let [lost, torn] = [0, 0];
    const restartsMs: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const acknowledged = countAcknowledged(ads);
      const saving = Promise.all(ads.map((ad) => ad.saveUntilGone()));
      await after(100 + random() * 900);
      // A busy machine may not have answered any save yet.
      await until('a save was acknowledged', () => countAcknowledged(ads) > acknowledged, 180_000);
      await server.end('SIGKILL');
      await saving;
      server = await startServed({ dataDir });
      client.origin = server.origin;
      restartsMs.push(server.healthyAfterMs);
      for (const ad of ads) {
        const checked = await ad.check();
        lost += checked.lost;
        torn += checked.torn;
      }
      if (!(await storedState(dataDir)).isIntact) torn += 1;
    }
    await server.end('SIGTERM');
    return { acknowledged: countAcknowledged(ads), lost, torn, restartsMs };
  });
}

function countAcknowledged(ads: readonly AutosavingAd[]): number {
  return ads.reduce((total, ad) => total + ad.acknowledged(), 0);
}
