import { readFile } from 'node:fs/promises';
import type { Network } from '@spinreel/exporters/network';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { refuseFile } from '@spinreel/preflight/check-artifact';
import { ApiProblem } from '../errors/api-problem.ts';
import type { CheckOrder, CheckResults } from './check-order.ts';

/** Returns the result of a check that was ended, because the file takes too much of the machine. `reason` is a sentence. */
export async function refuseOrder(
  order: CheckOrder,
  reason: string,
): Promise<CheckResults[CheckOrder['kind']]> {
  if (order.kind === 'print') throw new ApiProblem('timed-out');
  const bytes = new Uint8Array(await readFile(order.path));
  const { fileName } = order;
  switch (order.kind) {
    case 'bytes': {
      const verdicts = order.networkIds.map((id) =>
        refuseFile({ bytes, fileName, network: findNetwork(id) }, reason),
      );
      const whole = { path: fileName, kind: 'other', bytes: bytes.length, packedBytes: null } as const;
      return { verdicts, playableIds: [], assets: [whole] };
    }
    case 'behaviour': {
      const { refusePlay } = await import('@spinreel/preflight/play-file');
      const showing = { bytes, fileName, network: findNetwork(order.networkId) };
      const { screenshots, ...verdict } = refusePlay(showing, reason);
      return { verdict, screenshots };
    }
    case 'publishing': {
      const { refusePublishing } = await import('@spinreel/preflight/check-publishing');
      const { networkId, networkIds, choice, ownElements } = order.question;
      const file = { bytes, fileName, network: findNetwork(networkId) };
      const asked = { ...file, ...choice, networkIds, ownElements, now: order.nowMs };
      const { screenshots: _, ...report } = refusePublishing(asked, reason);
      return { report };
    }
  }
}

/** Finds the network of an order. */
export function findNetwork(id: string): Network {
  const network = Object.values(adNetworks).find((one) => one.id === id);
  if (network === undefined) throw new TypeError(`Unknown network: ${id}`);
  return network;
}
