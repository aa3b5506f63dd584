import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** The ad is silent while the host's volume is zero, for example because the phone is muted. */
export const obeysVolume = defineBehaviourRule({
  id: 'obeys-volume',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.hostTraits.includes('reports-volume'),
  demand: () => 'The ad is silent while the phone is muted.',
  fix: 'Export the ad again for this network: its sound must follow the volume that the host reports.',
  needs: 'muting',
  violation: ({ soundingCount }) =>
    soundingCount === 0 ? null : 'The ad keeps playing sound while the phone is muted.',
});
