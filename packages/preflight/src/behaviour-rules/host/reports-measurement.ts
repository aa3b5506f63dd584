import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { shortened } from '../../viewing/shortened.ts';

/** The ad reports only measurement events that the network offers: each once, and in order. */
export const reportsMeasurement = defineBehaviourRule({
  id: 'reports-measurement',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.storeCall !== null,
  demand: ({ measurement }) =>
    measurement === null
      ? 'The ad reports no measurement events.'
      : 'The ad reports the network’s measurement events, each once and in order.',
  fix: 'Export the ad again for this network: it may only report the events that the network offers.',
  needs: 'endCard',
  violation: ({ measurementCalls, earlierTapCount }, { measurement }) => {
    const [first] = measurementCalls;
    if (first === undefined) return null;
    if (measurement === null) return `The ad reports ${shortened(first)}, but the network offers no events.`;
    const { events, minInteractions } = measurement;
    if (earlierTapCount < minInteractions)
      return `The ad reports ${shortened(first)}, but it has fewer than ${minInteractions} taps before its outro.`;
    const unknown = measurementCalls.find((name) => !events.includes(name));
    if (unknown !== undefined) return `The network does not know the event ${shortened(unknown)}.`;
    const repeated = measurementCalls.find((name, index) => measurementCalls.indexOf(name) < index);
    if (repeated !== undefined) return `The ad reports ${repeated} more than once.`;
    const inOrder = events.filter((name) => measurementCalls.includes(name));
    return measurementCalls.join() === inOrder.join()
      ? null
      : `The ad reports its events in the wrong order: ${measurementCalls.join(', ')}.`;
  },
});
