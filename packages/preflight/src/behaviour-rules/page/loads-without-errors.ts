import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { shortened } from '../../viewing/shortened.ts';

/** The page loads and runs without an error, from the cover to the store. */
export const loadsWithoutErrors = defineBehaviourRule({
  id: 'loads-without-errors',
  severity: 'error',
  foreignSeverity: 'warning',
  topic: 'own',
  demand: () => 'The page loads and runs without errors.',
  fix: 'Export the ad again. If the error remains, replace the file that it names.',
  needs: 'record',
  violation: ({ openingFailure, failure, errors }) => {
    if (openingFailure !== null) return { message: openingFailure, occurrences: [], isFatal: true };
    if (failure !== null) return failure;
    return errors.length === 0 ? null : `The page reports an error: ${shortened(errors[0])}`;
  },
});
