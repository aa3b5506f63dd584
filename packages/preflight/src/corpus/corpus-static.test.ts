import { test } from 'vitest';
import { expectStaticErrors } from '../../test/corpus/expect-static-errors.ts';

// Requirement: preflight.foreign-files
test('finds exactly the errors of each foreign ad for a network with MRAID', () =>
  // The other networks: corpus-static.proof.ts.
  expectStaticErrors('applovin'));
