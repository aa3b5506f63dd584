import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, test } from 'vitest';
import { expectLiteralFound, expectOnlyBroken } from '../../test/mutations/break-rule.ts';
import { isRuleOf } from '../rule.ts';
import { rules } from './index.ts';

test.each(Object.values<Network>(networks))(
  'each forbidden literal of $id is found by a rule',
  async (network) => {
    for (const literal of network.forbiddenLiterals) await expectLiteralFound(literal, network);
  },
);

describe.each(rules)('$id', (rule) => {
  const targets = Object.values(networks).filter((network) => isRuleOf(rule, network));

  test.each(targets)('is the only rule that each of its mutants of an ad for $id breaks', (network) =>
    expectOnlyBroken(rule, network),
  );
});
