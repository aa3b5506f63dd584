import { formatDay } from '../../lib/format/format-time.ts';
import { SourceLink } from '../actions/source-link.tsx';

/** Where a rule is from. */
export interface RuleOrigin {
  /** Null if no document states it. */
  readonly sourceUrl: string | null;
  /** The day on which the source was read. */
  readonly checkedOn: string | null;
  /** The network's own name for the error. */
  readonly uploadError: string | null;
}

/** The source of a rule, and what its network calls the error. */
export function RuleSource({ rule: { sourceUrl, checkedOn, uploadError } }: { rule: RuleOrigin }) {
  if (sourceUrl === null) return <SourceLink url={null}>{ownCheck}</SourceLink>;
  return (
    <SourceLink url={sourceUrl}>
      Source{checkedOn === null ? '' : `, read on ${formatDay(checkedOn)}`}
      {uploadError === null ? '' : `. The network’s name for this error is ${uploadError}.`}
    </SourceLink>
  );
}

/** The source of a rule that no document states. */
export const ownCheck = 'Spinreel’s own check';
