import type { Network } from '@spinreel/exporters/network';
import type { Finding } from '../../src/finding.ts';
import type { Viewing } from '../../src/viewing/viewing.ts';

/** A viewing that breaks one rule of a network, and what the finding must be. */
export interface BrokenRule {
  readonly ruleId: string;
  readonly network: Network;
  readonly viewing: Viewing;
  readonly message: string;
  /** For an ad of this product. `error` by default. */
  readonly severity?: Finding['severity'];
  /** For an ad of another tool. `advice` by default. */
  readonly foreignSeverity?: Finding['severity'];
}
