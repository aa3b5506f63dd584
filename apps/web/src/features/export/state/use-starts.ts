import type { Build } from '@spinreel/api-contract/builds';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Network } from '@spinreel/exporters/network';
import { useRef, useState } from 'react';
import { useStartBuildsMutation } from '../../../api-client/builds/builds-api.ts';
import { asFailure } from '../../../api-client/calls/api-failure.ts';
import { retryWhileBusy } from '../../../api-client/calls/retry-while-busy.ts';
import type { ExportState } from './export-state.ts';

/** A network whose build is requested, could not be started, or was canceled before it started. */
interface Start {
  readonly state: ExportState;
  /** The network's build before this start. Any other build is newer than the start. */
  readonly buildBefore: string | undefined;
}

/** One call that starts builds. It is repeated while the server is busy. */
interface Attempt {
  /** The networks that are still wanted, by id. */
  readonly wanted: Map<string, Network>;
  readonly controller: AbortController;
}

/** The starts of builds. */
export interface Starts {
  /** By network id. A network whose build has started has none. */
  readonly starts: Readonly<Record<string, Start>>;
  start(networks: readonly Network[], config: AdConfig): Promise<void>;
  /** Stops requesting the builds of these networks. */
  cancel(networks: readonly Network[]): void;
  /** Forgets why the build of a network could not be started. */
  clear(network: Network): void;
}

/** Starts builds of an ad. */
export function useStarts(options: {
  adId: string;
  /** The newest build of each network. */
  builds: readonly Build[];
  onStarted: (builds: readonly Build[]) => void;
  /** Called with the builds that have started although they were canceled meanwhile. */
  onUnwanted: (builds: readonly Build[]) => void;
}): Starts {
  const { adId, builds, onStarted, onUnwanted } = options;
  const [starts, setStarts] = useState<Starts['starts']>({});
  const [startBuilds] = useStartBuildsMutation();
  const attempts = useRef(new Set<Attempt>());

  function begin(networks: readonly Network[]): void {
    const begun = networks.map(({ id }) => {
      const buildBefore = builds.find(({ network }) => network === id)?.id;
      return [id, { state: { status: 'queued' }, buildBefore }] as const;
    });
    setStarts((known) => ({ ...known, ...Object.fromEntries(begun) }));
  }

  function change(networks: Iterable<Network>, toState: (network: Network) => ExportState): void {
    const changed = [...networks].map((network) => [network.id, toState(network)] as const);
    setStarts((known) => ({
      ...known,
      ...Object.fromEntries(
        changed.map(([id, state]) => [id, { state, buildBefore: known[id]?.buildBefore }]),
      ),
    }));
  }

  function clear(networks: Iterable<Network>): void {
    const cleared = new Set([...networks].map(({ id }) => id));
    setStarts((known) => Object.fromEntries(Object.entries(known).filter(([id]) => !cleared.has(id))));
  }

  async function send({ wanted, controller }: Attempt, config: AdConfig): Promise<void> {
    const answer = await retryWhileBusy({
      send: () => startBuilds({ adId, networks: [...wanted.keys()], config }),
      // 429: too many of the session's builds are unfinished.
      busyStatuses: [429, 503],
      onBusy: () => change(wanted.values(), () => waitingState),
      signal: controller.signal,
    });
    if (answer.data === undefined) {
      const message = asFailure(answer.error).message?.trim();
      change(wanted.values(), ({ failure }) => ({ status: 'failed', message: message || failure.fallback }));
      return;
    }
    onStarted(answer.data.filter(({ network }) => wanted.has(network)));
    onUnwanted(answer.data.filter(({ network }) => !wanted.has(network)));
    clear(wanted.values());
  }

  return {
    starts,
    async start(networks, config) {
      const attempt = {
        wanted: new Map(networks.map((network) => [network.id, network])),
        controller: new AbortController(),
      };
      attempts.current.add(attempt);
      begin(networks);
      await send(attempt, config);
      attempts.current.delete(attempt);
    },
    cancel(networks) {
      for (const { wanted, controller } of attempts.current) {
        const canceled = networks.filter(({ id }) => wanted.delete(id));
        change(canceled, () => ({ status: 'canceled' }));
        if (wanted.size === 0) controller.abort();
      }
    },
    clear: (network) => clear([network]),
  };
}

const waitingState: ExportState = { status: 'exporting', progress: null, note: messages.backend.waiting };
