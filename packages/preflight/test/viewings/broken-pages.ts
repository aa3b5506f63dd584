import { networks } from '@spinreel/exporters/networks/index';
import type { BrokenRule } from './broken-rule.ts';
import { withRecord } from './made-up-viewing.ts';

const { applovin, meta } = networks;

/** Viewings that break the rules about a page's errors, its use of the device and its WebGL contexts. */
export const brokenPages: readonly BrokenRule[] = [
  {
    ruleId: 'loads-without-errors',
    network: meta,
    viewing: withRecord(meta, { openingFailure: 'The page could not be opened.' }),
    message: 'The page could not be opened.',
    foreignSeverity: 'error',
  },
  {
    ruleId: 'loads-without-errors',
    network: meta,
    viewing: withRecord(meta, { failure: 'The page stopped responding.', errors: ['Error: broken'] }),
    message: 'The page stopped responding.',
    foreignSeverity: 'warning',
  },
  {
    ruleId: 'loads-without-errors',
    network: meta,
    viewing: withRecord(meta, { errors: ['Error: broken'] }),
    message: 'The page reports an error: Error: broken',
    foreignSeverity: 'warning',
  },
  {
    ruleId: 'within-device-limits',
    network: meta,
    viewing: withRecord(meta, { exceededLimit: 'Too much.' }),
    message: 'Too much.',
    foreignSeverity: 'error',
  },
  {
    ruleId: 'survives-lost-webgl',
    network: applovin,
    viewing: withRecord(applovin, { ignoredContextLosses: 1 }),
    message: 'The ad does not handle the loss of its WebGL context: its canvas stays empty.',
    severity: 'warning',
    foreignSeverity: 'warning',
  },
];
