import type { Network } from '@spinreel/exporters/network';
import type { CtaCall } from '../../src/hosts/log/host-log.ts';
import type { CoverSight, EndCardSight, RunRecord, Viewing } from '../../src/viewing/viewing.ts';

export const storeTap: CtaCall = { isTrusted: true, isUserActive: true, argumentCount: 0, url: null };

/** A call that is not made while a tap is handled. */
export const scriptCall: CtaCall = { ...storeTap, isTrusted: false };

export const urlTap: CtaCall = { ...storeTap, argumentCount: 1, url: 'https://store.example/app' };

/** Returns what a viewer sees of an ad that breaks no rule of the network. */
export function goodViewing(network: Network): Viewing {
  const ctaCall = network.storeCall?.takesUrl === true ? urlTap : storeTap;
  return {
    record: {
      openingFailure: null,
      failure: null,
      exceededLimit: null,
      errors: [],
      requests: [],
      navigations: [],
      stored: [],
      calls: [{ ...ctaCall, during: 'cta' }],
      hostErrors: [],
      ignoredContextLosses: 0,
      covered: [],
      texts: [],
    },
    cover: { isPainted: true, hasSounded: false, hasMoved: false },
    start: { hasStarted: true },
    hiding: { soundingCount: 0 },
    returning: { hasGoneOn: true },
    muting: { soundingCount: 0 },
    game: { hasReachedEndCard: true },
    turned: { buttons: [{ insideShare: 1 }] },
    endCard: {
      ctaCalls: [ctaCall],
      hasOwnHook: false,
      lifecycle: { calls: [...network.lifecycleCalls], errors: [] },
      measurementCalls: network.measurement?.events ?? [],
      earlierTapCount: network.measurement?.minInteractions ?? 0,
    },
  };
}

export function withRecord(network: Network, record: Partial<RunRecord>): Viewing {
  const good = goodViewing(network);
  return { ...good, record: { ...good.record, ...record } };
}

export function withEndCard(network: Network, endCard: Partial<EndCardSight>): Viewing {
  const good = goodViewing(network);
  if (good.endCard === null) throw new Error('A good viewing reaches the outro');
  return { ...good, endCard: { ...good.endCard, ...endCard } };
}

export function withMinInteractions(network: Network, minInteractions: number): Network {
  if (network.measurement === null) throw new Error(`${network.id} has no measurement events`);
  return { ...network, measurement: { ...network.measurement, minInteractions } };
}

export function withCover(network: Network, cover: Partial<CoverSight>): Viewing {
  const good = goodViewing(network);
  if (good.cover === null) throw new Error('A good viewing shows the cover');
  return { ...good, cover: { ...good.cover, ...cover } };
}
