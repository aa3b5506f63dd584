import { networks } from '@spinreel/exporters/networks/index';
import { describe, test } from 'vitest';
import { expectOnlyBroken } from '../../test/mutations/break-rule.ts';
import { isRuleOf } from '../rule.ts';
import { rules } from './index.ts';

describe.each(rules)('$id', (rule) => {
  const targets = Object.values(networks).filter((network) => isRuleOf(rule, network));

  test.each(targets)('is the only rule that each of its mutants of an ad for $id breaks', (network) =>
    expectOnlyBroken(rule, network),
  );
});
