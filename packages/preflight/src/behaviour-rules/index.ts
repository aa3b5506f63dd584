import type { BehaviourRule } from '../behaviour-rule.ts';
import { asksNoNetwork } from './page/asks-no-network.ts';
import { clearOfHostControls } from './host/clear-of-host-controls.ts';
import { coverPainted } from './before-tap/cover-painted.ts';
import { ctaCallsHook } from './store/cta-calls-hook.ts';
import { drawsAllCharacters } from './texts/draws-all-characters.ts';
import { loadsWithoutErrors } from './page/loads-without-errors.ts';
import { matchesDirection } from './texts/matches-direction.ts';
import { noCallByItself } from './store/no-call-by-itself.ts';
import { noEarlyStore } from './store/no-early-store.ts';
import { obeysHost } from './host/obeys-host.ts';
import { obeysVolume } from './host/obeys-volume.ts';
import { reachesEndCard } from './playing/reaches-end-card.ts';
import { reportsLifecycle } from './host/reports-lifecycle.ts';
import { reportsMeasurement } from './host/reports-measurement.ts';
import { sameFontsOnPhones } from './texts/same-fonts-on-phones.ts';
import { showsWholeLetters } from './texts/shows-whole-letters.ts';
import { silentBeforeTap } from './before-tap/silent-before-tap.ts';
import { silentWhenHidden } from './host/silent-when-hidden.ts';
import { startsOnTap } from './playing/starts-on-tap.ts';
import { staysInPlace } from './store/stays-in-place.ts';
import { stillBeforeTap } from './before-tap/still-before-tap.ts';
import { storesNothing } from './page/stores-nothing.ts';
import { survivesHiding } from './host/survives-hiding.ts';
import { survivesLostWebgl } from './page/survives-lost-webgl.ts';
import { withinDeviceLimits } from './page/within-device-limits.ts';
import { worksInLandscape } from './playing/works-in-landscape.ts';

/** Every rule about behaviour, in the order in which a viewer meets them. A new one is a file in one of these folders and a line here. */
export const behaviourRules: readonly BehaviourRule[] = [
  loadsWithoutErrors,
  withinDeviceLimits,
  coverPainted,
  silentBeforeTap,
  stillBeforeTap,
  asksNoNetwork,
  noEarlyStore,
  noCallByItself,
  obeysHost,
  startsOnTap,
  survivesHiding,
  silentWhenHidden,
  obeysVolume,
  reachesEndCard,
  ctaCallsHook,
  reportsLifecycle,
  reportsMeasurement,
  staysInPlace,
  storesNothing,
  survivesLostWebgl,
  worksInLandscape,
  clearOfHostControls,
  sameFontsOnPhones,
  drawsAllCharacters,
  showsWholeLetters,
  matchesDirection,
];
