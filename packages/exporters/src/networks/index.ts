import type { Network } from '../network.ts';
import { applovin } from './mraid/applovin.ts';
import { bigo } from './bigo.ts';
import { chartboost } from './mraid/chartboost.ts';
import { digitalTurbine } from './mraid/digital-turbine.ts';
import { google } from './google.ts';
import { inmobi } from './mraid/inmobi.ts';
import { ironsource } from './mraid/ironsource.ts';
import { kwai } from './kwai.ts';
import { liftoffAccelerate } from './mraid/liftoff-accelerate.ts';
import { meta } from './meta.ts';
import { metaHtml } from './meta-html.ts';
import { mintegral } from './mintegral.ts';
import { mintegralHtml } from './mintegral-html.ts';
import { moloco } from './moloco.ts';
import { mytarget } from './mytarget.ts';
import { preview } from './preview.ts';
import { smadex } from './smadex.ts';
import { snapchat } from './snapchat.ts';
import { tencent } from './tencent.ts';
import { tiktok } from './tiktok.ts';
import { unity } from './mraid/unity.ts';
import { vungle } from './vungle.ts';
import { web } from './web.ts';

/** The networks for which ads are exported, by id, in the order shown in the UI. */
export const adNetworks = {
  meta,
  'meta-html': metaHtml,
  moloco,
  google,
  applovin,
  unity,
  ironsource,
  mintegral,
  'mintegral-html': mintegralHtml,
  tiktok,
  vungle,
  'liftoff-accelerate': liftoffAccelerate,
  snapchat,
  bigo,
  chartboost,
  inmobi,
  'digital-turbine': digitalTurbine,
  smadex,
  mytarget,
  tencent,
  kwai,
  web,
} as const;

/**
 * All networks by id, including the preview, with their limits in bytes and files, their required and forbidden texts,
 * and the sources of these rules.
 *
 * @example
 * const { label, limits, sources } = networks.meta;
 */
export const networks = { ...adNetworks, preview } as const;

/** The id of a network, including the preview, in URLs, file names and the CLI. */
export type NetworkId = keyof typeof networks;

/** The ids in the order of the table. */
export const networkIds = Object.keys(networks) as readonly NetworkId[];

/**
 * Finds a built-in network by an untrusted id, such as a command-line argument. Returns null if there is none.
 *
 * @example
 * const network = findNetwork(word);
 * if (network === null) throw new Error(`Unknown network ${word}. Known networks: ${networkIds.join(', ')}.`);
 */
export function findNetwork(id: string): Network | null {
  return networkIds.some((known) => known === id) ? networks[id as NetworkId] : null;
}
