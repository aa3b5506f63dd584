import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  pauseBuilds,
  resumeBuilds,
  startBuilds,
  type StartBuildsRequest,
  type StartBuildsResponse,
} from '@spinreel/api-contract/builds';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { addVariants } from '@spinreel/fixtures/add-variants';
import Sqlite from 'better-sqlite3';
import { uploadedAd } from '../load/uploaded-ad.ts';
import { enterServer, readData } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { type ServedProcess, startServed } from '../server/served-process.ts';
import { storedState } from '../server/stored-state.ts';
import { until } from '../until.ts';

/** The result of killing servers while they build the files of an ad. */
export interface BuildFigures {
  readonly builds: number;
  readonly kills: number;
  readonly ready: number;
  /** Files beyond one for each build. */
  readonly repeated: number;
  readonly tornFiles: number;
  /** Whether every file is byte for byte that of an undisturbed server. */
  readonly areSameFiles: boolean;
  /** The most memory that one of the servers has used, in megabytes. */
  readonly peakMegabytes: number;
  /** How much the stored files grew with each build after the first ones of each network, in kilobytes. */
  readonly kilobytesPerBuild: number;
}

const adId = 'drill-ad-builds';

/** How long all builds may take on a busy machine, in milliseconds. */
const endMs = 1_200_000;

/** Networks whose files contain the same media. */
const networks = ['meta', 'moloco', 'unity', 'applovin'];

/** Which files are built, and how often the server is killed. */
interface BuildDrill {
  /** How many variants the ad has with its base. Each has another button text. */
  readonly variants: number;
  /** How many different videos the variants have. By default all have the same. */
  readonly videos?: number;
  /** The languages besides English. Each has its own button texts. */
  readonly translated: readonly AdLanguage[];
  readonly kills: number;
}

/**
 * Requests the files of an ad for four networks, and kills the server `kills` times while it builds them. At the first kill, the
 * builds are paused.
 */
export async function killDuringBuilds(drill: BuildDrill): Promise<BuildFigures> {
  const [disturbed, undisturbed] = [
    await inDrillFolder((dataDir) => buildAll(dataDir, drill)),
    await inDrillFolder((dataDir) => buildAll(dataDir, { ...drill, kills: 0 })),
  ];
  const { files, ...figures } = disturbed;
  const isSame = ([key, sha256]: readonly [string, string]) => undisturbed.files.get(key) === sha256;
  return {
    ...figures,
    areSameFiles: files.size === undisturbed.files.size && [...files].every(isSame),
  };
}

async function buildAll(dataDir: string, drill: BuildDrill) {
  const { variants, videos = 1, translated, kills } = drill;
  let server = await startServed({ dataDir });
  const client = await enterServer(server.origin);
  const config = await uploadedAd(client, adId);
  const ad = addVariants(config, { count: variants - 1, translated, overrides: listZooms(videos) });
  const start = async (selection: Partial<StartBuildsRequest>) =>
    await readData<StartBuildsResponse['data']>(
      await client.send('POST', startBuilds.path(adId), { config: ad, networks, ...selection }),
    );
  await start({});
  await until('the first files are ready', () => countReady(dataDir) === networks.length);
  const firstBytes = await measureBytes(join(dataDir, 'blobs'));
  const { builds: all } = await start({
    variantIds: [null, ...(ad.variants ?? []).map(({ id }) => id)],
    languages: ['en', ...translated],
  });

  const builds = all.length;
  let peakMegabytes = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = networks.length + ((builds - networks.length) * kill) / (kills + 1);
    await until('some more files are ready', () => countReady(dataDir) >= enough, endMs);
    peakMegabytes = Math.max(peakMegabytes, await readPeakMegabytes(server));
    if (kill === 1) await readData(await client.send('POST', pauseBuilds.path(adId), {}));
    await server.end('SIGKILL');
    server = await startServed({ dataDir });
    if (kill > 1) continue;
    const next = await enterServer(server.origin);
    const ids = all.map(({ id }) => id);
    await readData(await next.send('POST', resumeBuilds.path(adId), { builds: ids }));
  }
  await until('all files are ready', () => countReady(dataDir) === builds, endMs);
  peakMegabytes = Math.max(peakMegabytes, await readPeakMegabytes(server));
  const lastBytes = await measureBytes(join(dataDir, 'blobs'));
  await server.end('SIGTERM');
  const { artifacts, tornFiles } = await storedState(dataDir);
  return {
    builds,
    kills,
    ready: countReady(dataDir),
    repeated: artifacts - builds,
    tornFiles,
    peakMegabytes: Math.round(peakMegabytes),
    kilobytesPerBuild: Math.round((lastBytes - firstBytes) / (builds - networks.length) / 1000),
    files: readFiles(dataDir),
  };
}

/** Returns overrides that give as many videos. */
function listZooms(count: number) {
  return Array.from({ length: count }, (_, index) => ({ 'assets.gameplayVideo.zoom': 1 + index / 10 }));
}

/** Counts the builds that are ready. Throws if one has failed, because it stays so. */
function countReady(dataDir: string): number {
  const [failed] = read(dataDir, "select error from build where state = 'failed'");
  if (failed !== undefined) throw new Error(`A build has failed: ${failed['error']}`);
  return read(dataDir, "select id from build where state = 'ready'").length;
}

/** Returns the SHA-256 of each file by its content and network. */
function readFiles(dataDir: string): Map<string, string> {
  const rows = read(
    dataDir,
    `select build_content.doc, build.network, artifact.sha256 from build
      join artifact on artifact.id = build.id join build_content on build_content.sha256 = build.content`,
  );
  return new Map(
    rows.map(({ doc, network, sha256 }) => {
      const { cta } = JSON.parse(doc ?? '') as { cta: { label: string } };
      return [`${cta.label} ${network}`, sha256 ?? ''];
    }),
  );
}

function read(dataDir: string, query: string): Record<string, string>[] {
  const database = new Sqlite(join(dataDir, 'spinreel.sqlite'), { readonly: true });
  try {
    return database.prepare(query).all() as Record<string, string>[];
  } finally {
    database.close();
  }
}

/** Reads the most memory that a running server has used. Requires `/proc`. */
async function readPeakMegabytes({ child }: ServedProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}

async function measureBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
