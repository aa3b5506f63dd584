import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { shortened } from '../../viewing/shortened.ts';
import type { CoveredPart } from '../../viewing/viewing.ts';

const screenNames: Readonly<Record<CoveredPart['screen'], string>> = {
  cover: 'On the cover',
  pause: 'At a pause',
  outro: 'On the outro',
};

/** No button or text of the ad is under the controls that the host draws over it, such as the close button. */
export const clearOfHostControls = defineBehaviourRule({
  id: 'clear-of-host-controls',
  severity: 'warning',
  topic: 'own',
  appliesTo: (network) => network.hostControls.length > 0,
  demand: () => 'No button or text is under the close button.',
  fix: 'Move the text or the button away from the corner, then export the ad again.',
  needs: 'record',
  violation: ({ covered: [part] }) => {
    if (part === undefined) return null;
    const place = `${screenNames[part.screen]}${part.isLandscape ? ', with the phone turned' : ''}`;
    return `${place}, “${shortened(part.text)}” is under a control of the host.`;
  },
});
