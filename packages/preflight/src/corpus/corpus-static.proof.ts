import { test } from 'vitest';
import { corpusNetworkIds } from '../../test/corpus/corpus-ad.ts';
import { expectStaticErrors } from '../../test/corpus/expect-static-errors.ts';

test.each(corpusNetworkIds)('finds exactly the errors of each foreign ad for %s', expectStaticErrors);
