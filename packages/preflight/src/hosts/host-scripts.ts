import type { HostTrait } from '@spinreel/exporters/host-trait';
import type { Network, NetworkFamily } from '@spinreel/exporters/network';
import { hostMessageSource, wizardMessageSource } from '@spinreel/exporters/preview-messages';
import { bigoHost } from './families/bigo-host.ts';
import { bytedanceHost } from './families/bytedance-host.ts';
import { createHostLog } from './log/create-host-log.ts';
import { injectedObjectHost, type InjectedObject } from './families/injected-object-host.ts';
import { kwaiHost } from './families/kwai-host.ts';
import { metaWrapper } from './meta-wrapper.ts';
import { mintegralHost } from './families/mintegral-host.ts';
import { mraidHost } from './families/mraid-host.ts';
import { pretendHidden } from './pretend-hidden.ts';
import { provideAxonAnalytics } from './provide-axon-analytics.ts';
import { refusalMark, refuseNetwork } from './refuse-network.ts';
import { measurementUrl, replaceMacros } from './replace-macros.ts';
import { reportHostLog, type ReportOptions } from './log/report-host-log.ts';
import { requireMediaGesture } from './require-media-gesture.ts';
import { tencentHost } from './families/tencent-host.ts';
import { vungleHost } from './families/vungle-host.ts';
import { watchPage } from './watch-page.ts';
import { watchSound } from './watch-sound.ts';
import { webHost } from './families/web-host.ts';

/** Methods of Meta's object with which an ad can report what happens in it. */
const metaLogging = [
  'initializeLogging',
  'logGameLoad',
  'logButtonClick',
  'logLevelComplete',
  'logEndCardShowUp',
];

/** Returns the script that simulates the interface of each family's web views. The preview provides no interface. */
const families: Readonly<Record<NetworkFamily, (network: Network) => string>> = {
  bigo: () => callOf(bigoHost, null),
  bytedance: () => callOf(bytedanceHost, null),
  'exit-api': () => injectedObject({ object: 'ExitApi', storeMethod: 'exit', appears: 'script' }),
  'fb-playable': () =>
    injectedObject({
      object: 'FbPlayableAd',
      storeMethod: 'onCTAClick',
      measurementMethods: metaLogging,
      appears: 'load',
    }),
  kwai: () => callOf(kwaiHost, null),
  mintegral: () => callOf(mintegralHost, null),
  mraid: ({ hostTraits, storeCall }) =>
    callOf(mraidHost, {
      version: hostTraits.includes('reports-volume') ? '3.0' : '2.0',
      isReadyAtStart: hostTraits.includes('ready-at-start'),
      isNeverViewable: hostTraits.includes('never-viewable'),
      acceptance: storeCall?.acceptance ?? null,
      otherMethods: storeCall?.otherMethods ?? [],
    }),
  mytarget: () => injectedObject({ object: 'MTRG', storeMethod: 'onCTAClick', appears: 'load' }),
  preview: () => '',
  smadex: () =>
    injectedObject({
      object: 'smxTracking',
      storeMethod: 'redirect',
      measurementMethods: ['event'],
      appears: 'load',
    }),
  snapchat: () => injectedObject({ object: 'ScPlayableAd', storeMethod: 'onCTAClick', appears: 'start' }),
  tencent: () => callOf(tencentHost, null),
  vungle: () => callOf(vungleHost, null),
  web: () => callOf(webHost, null),
};

/** The scripts that simulate further traits of a network's web view. `mraidHost` simulates those without a script. */
const traits: Readonly<Record<HostTrait, string>> = {
  'blocks-loading': callOf(metaWrapper, null),
  'media-needs-gesture': callOf(requireMediaGesture, null),
  'never-viewable': '',
  'provides-axon-analytics': callOf(provideAxonAnalytics, null),
  'ready-at-start': '',
  'replaces-macros': callOf(replaceMacros, measurementUrl),
  'reports-volume': '',
};

/**
 * Composes the script that simulates a network's web view in a page. It must run before the ad. It is a single script
 * because browsers do not guarantee an order between several init scripts. `openInHost` adds it for you. The example
 * adds it with your own browser driver. `endsWithVideo` is whether the ad ends with its video, as the ads of this product do.
 *
 * @example
 * await context.addInitScript({ content: hostScript(networks.meta) });
 */
export function hostScript(network: Network, { endsWithVideo = true } = {}): string {
  return [
    callOf(createHostLog, {
      providedScripts: network.providedScripts,
      otherScripts: network.otherScripts.map(toPatternText),
      endsWithVideo,
    }),
    callOf(watchPage, null),
    callOf(watchSound, null),
    callOf(refuseNetwork, refusalMark),
    families[network.family](network),
    ...network.hostTraits.map((trait) => traits[trait]),
  ].join('\n');
}

/**
 * Composes the script of `hostScript` for a page in a sandboxed frame. It sends each call of the ad to the window around
 * the frame as a `HostMessage`, and obeys its `HostCommand`s.
 */
export function reportingHostScript(network: Network): string {
  const options: ReportOptions = {
    hostSource: hostMessageSource,
    wizardSource: wizardMessageSource,
    measurementUrl,
  };
  return `${hostScript(network)}\n(${reportHostLog.toString()})(${JSON.stringify(options)}, ${pretendHidden.toString()});`;
}

/** Returns a pattern of `Network.otherScripts` as a regular expression. */
function toPatternText(pattern: string): string {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w/:-]/g, String.raw`\$&`));
  return `^${parts.join('.*')}$`;
}

/** Returns a function and its argument as the text of a call. */
function callOf<Argument>(run: (argument: Argument) => void, argument: Argument): string {
  return `(${run.toString()})(${JSON.stringify(argument)});`;
}

function injectedObject(
  options: Omit<InjectedObject, 'measurementMethods'> & Partial<InjectedObject>,
): string {
  const injected: InjectedObject = { measurementMethods: [], ...options };
  // The bare name also finds a page's own top-level `let` and `class`.
  const isDefined = `() => typeof ${injected.object} !== 'undefined'`;
  return `(${injectedObjectHost.toString()})(${JSON.stringify(injected)}, ${isDefined});`;
}
