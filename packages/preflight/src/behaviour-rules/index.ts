import type { BehaviourRule } from '../behaviour-rule.ts';
import { asksNoNetwork } from './asks-no-network.ts';
import { clearOfHostControls } from './clear-of-host-controls.ts';
import { coverPainted } from './cover-painted.ts';
import { ctaCallsHook } from './cta-calls-hook.ts';
import { loadsWithoutErrors } from './loads-without-errors.ts';
import { noCallByItself } from './no-call-by-itself.ts';
import { noEarlyStore } from './no-early-store.ts';
import { obeysHost } from './obeys-host.ts';
import { obeysVolume } from './obeys-volume.ts';
import { reachesEndCard } from './reaches-end-card.ts';
import { reportsLifecycle } from './reports-lifecycle.ts';
import { reportsMeasurement } from './reports-measurement.ts';
import { silentBeforeTap } from './silent-before-tap.ts';
import { silentWhenHidden } from './silent-when-hidden.ts';
import { startsOnTap } from './starts-on-tap.ts';
import { staysInPlace } from './stays-in-place.ts';
import { stillBeforeTap } from './still-before-tap.ts';
import { storesNothing } from './stores-nothing.ts';
import { survivesHiding } from './survives-hiding.ts';
import { worksInLandscape } from './works-in-landscape.ts';

/** Every rule about behaviour, in the order in which a viewer meets them. A new one is a file in this folder and a line here. */
export const behaviourRules: readonly BehaviourRule[] = [
  loadsWithoutErrors,
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
  worksInLandscape,
  clearOfHostControls,
];
