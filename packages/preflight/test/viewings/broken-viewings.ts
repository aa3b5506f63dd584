import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import type { LifecycleLog } from '../../src/hosts/log/host-log.ts';
import type { EndCardSight } from '../../src/viewing/viewing.ts';
import { brokenPages } from './broken-pages.ts';
import { brokenTexts } from './broken-texts.ts';
import type { BrokenRule } from './broken-rule.ts';
import {
  goodViewing,
  scriptCall,
  storeTap,
  urlTap,
  withCover,
  withEndCard,
  withMinInteractions,
  withRecord,
} from './made-up-viewing.ts';

const { applovin, bigo, google, meta, mytarget, snapchat, tiktok, unity, vungle, web } = networks;

/** At least one viewing for each branch of each rule about behaviour. */
export const brokenViewings: readonly BrokenRule[] = [
  ...brokenPages,
  ...brokenTexts,
  {
    ruleId: 'cover-painted',
    network: meta,
    viewing: withCover(meta, { isPainted: false }),
    message: 'No image fills the screen before the first tap.',
    foreignSeverity: 'warning',
  },
  {
    ruleId: 'silent-before-tap',
    network: meta,
    viewing: withCover(meta, { hasSounded: true, hasMoved: true }),
    message: 'The ad plays sound before the first tap.',
  },
  {
    ruleId: 'silent-before-tap',
    network: google,
    viewing: withCover(google, { hasSounded: true }),
    message: 'The ad plays sound before the first tap.',
    foreignSeverity: 'error',
  },
  {
    ruleId: 'still-before-tap',
    network: meta,
    viewing: withCover(meta, { hasMoved: true }),
    message: 'A video plays before the first tap.',
    severity: 'warning',
  },
  {
    ruleId: 'asks-no-network',
    network: meta,
    viewing: withRecord(meta, { requests: ['https://tracker.example/beacon'] }),
    message: 'The ad requests https://tracker.example/beacon.',
    foreignSeverity: 'error',
  },
  ...(['start', 'game'] as const).map((during): BrokenRule => ({
    ruleId: 'no-early-store',
    network: mytarget,
    viewing: withRecord(mytarget, { calls: [{ ...storeTap, during }] }),
    message: 'A tap before the outro opens the store.',
  })),
  ...(
    [
      [storeTap, 'cover'],
      [storeTap, 'end-card'],
      [scriptCall, 'start'],
      [scriptCall, 'game'],
    ] as const
  ).map(([call, during]): BrokenRule => ({
    ruleId: 'no-call-by-itself',
    network: mytarget,
    viewing: withRecord(mytarget, { calls: [{ ...call, during }] }),
    message: 'The CTA call is made without a tap.',
  })),
  {
    ruleId: 'obeys-host',
    network: applovin,
    viewing: withRecord(applovin, { hostErrors: ['The ad calls mraid.open() before the event "ready".'] }),
    message: 'The ad calls mraid.open() before the event "ready".',
    foreignSeverity: 'error',
  },
  {
    ruleId: 'starts-on-tap',
    network: meta,
    viewing: { ...goodViewing(meta), start: { hasStarted: false } },
    message: 'No video plays after the first tap.',
    foreignSeverity: 'warning',
  },
  {
    ruleId: 'survives-hiding',
    network: meta,
    viewing: { ...goodViewing(meta), returning: { hasGoneOn: false } },
    message: 'The ad stays paused after it was hidden and shown again.',
  },
  {
    ruleId: 'silent-when-hidden',
    network: meta,
    viewing: { ...goodViewing(meta), hiding: { soundingCount: 1 } },
    message: 'The ad keeps playing sound while it is hidden.',
  },
  {
    ruleId: 'obeys-volume',
    network: unity,
    viewing: { ...goodViewing(unity), muting: { soundingCount: 1 } },
    message: 'The ad keeps playing sound while the phone is muted.',
    foreignSeverity: 'error',
  },
  {
    ruleId: 'reaches-end-card',
    network: meta,
    viewing: { ...goodViewing(meta), game: { hasReachedEndCard: false } },
    message: 'The ad never shows an outro with a button.',
    foreignSeverity: 'warning',
  },
  brokenStore(google, { hasOwnHook: true }, 'The ad defines the CTA call itself, which may swallow taps.'),
  brokenStore(google, { ctaCalls: [] }, 'A tap on the outro button does not make the CTA call.'),
  brokenStore(google, { ctaCalls: [storeTap, storeTap] }, 'One tap makes the CTA call 2 times.'),
  brokenStore(google, { ctaCalls: [urlTap] }, 'The CTA call has arguments.'),
  brokenStore(applovin, { ctaCalls: [storeTap] }, 'The CTA call has no store URL.'),
  brokenStore(web, { ctaCalls: [storeTap] }, 'The CTA call has no store URL.'),
  ...[scriptCall, { ...storeTap, isUserActive: false }].map((call) =>
    brokenStore(snapchat, { ctaCalls: [call] }, 'The CTA call is made outside the tap.'),
  ),
  brokenLifecycle(
    bigo,
    { calls: ['gameReady', 'gameEnd'], errors: ['The ad reports gameEnd before its outro.'] },
    'The ad reports gameEnd before its outro.',
  ),
  brokenLifecycle(bigo, { calls: ['gameReady'], errors: [] }, 'The ad never reports gameEnd.'),
  brokenLifecycle(vungle, { calls: [], errors: [] }, 'The ad never reports complete.'),
  brokenLifecycle(
    bigo,
    { calls: ['gameReady', 'gameEnd', 'gameEnd'], errors: [] },
    'The ad reports gameEnd more than once.',
  ),
  brokenLifecycle(
    bigo,
    { calls: ['gameEnd', 'gameReady'], errors: [] },
    'The ad reports gameEnd before gameReady.',
  ),
  brokenMeasurement(
    meta,
    { measurementCalls: ['logGameLoad'] },
    'The ad reports logGameLoad, but the network offers no events.',
  ),
  brokenMeasurement(
    withMinInteractions(tiktok, 3),
    { measurementCalls: ['loadMainScene'], earlierTapCount: 2 },
    'The ad reports loadMainScene, but it has fewer than 3 taps before its outro.',
  ),
  brokenMeasurement(
    tiktok,
    { measurementCalls: ['loadMainScene', 'win'] },
    'The network does not know the event win.',
  ),
  brokenMeasurement(
    tiktok,
    { measurementCalls: ['startPlayPlayable', 'startPlayPlayable'] },
    'The ad reports startPlayPlayable more than once.',
  ),
  brokenMeasurement(
    tiktok,
    { measurementCalls: ['finishPlayPlayable', 'loadMainScene'] },
    'The ad reports its events in the wrong order: finishPlayPlayable, loadMainScene.',
  ),
  {
    ruleId: 'stays-in-place',
    network: meta,
    viewing: withRecord(meta, { navigations: ['market://details?id=lucky'] }),
    message: 'The page tries to navigate to market://details?id=lucky.',
    foreignSeverity: 'error',
  },
  {
    ruleId: 'stores-nothing',
    network: meta,
    viewing: withRecord(meta, { stored: ['localStorage: seen'] }),
    message: 'The ad stores something on the device: localStorage: seen.',
    severity: 'warning',
    foreignSeverity: 'warning',
  },
  {
    ruleId: 'works-in-landscape',
    network: { ...google, orientation: 'both' },
    viewing: { ...goodViewing(google), turned: { buttons: [] } },
    message: 'With the phone turned, the outro has no button.',
    foreignSeverity: 'error',
  },
  {
    ruleId: 'works-in-landscape',
    network: { ...google, orientation: 'portrait' },
    viewing: { ...goodViewing(google), turned: { buttons: [{ insideShare: 0.89 }] } },
    message: 'With the phone turned, the outro button is cut off.',
    severity: 'warning',
    foreignSeverity: 'warning',
  },
  ...(
    [
      ['cover', false, 'On the cover'],
      ['pause', false, 'At a pause'],
      ['outro', true, 'On the outro, with the phone turned'],
    ] as const
  ).map(([screen, isLandscape, place]): BrokenRule => ({
    ruleId: 'clear-of-host-controls',
    network: unity,
    viewing: withRecord(unity, { covered: [{ text: 'Win', screen, isLandscape }] }),
    message: `${place}, “Win” is under a control of the host.`,
    severity: 'warning',
    foreignSeverity: 'warning',
  })),
];

function brokenStore(network: Network, endCard: Partial<EndCardSight>, message: string): BrokenRule {
  const viewing = withEndCard(network, endCard);
  return { ruleId: 'cta-calls-hook', network, viewing, message, foreignSeverity: 'error' };
}

function brokenLifecycle(network: Network, lifecycle: LifecycleLog, message: string): BrokenRule {
  const viewing = withEndCard(network, { lifecycle });
  return { ruleId: 'reports-lifecycle', network, viewing, message, foreignSeverity: 'error' };
}

function brokenMeasurement(network: Network, endCard: Partial<EndCardSight>, message: string): BrokenRule {
  return { ruleId: 'reports-measurement', network, viewing: withEndCard(network, endCard), message };
}
