import { formatAll } from '../../../lib/format/format-all.ts';

/**
 * Describes in one sentence how many of `count` networks would accept a file. Whether it meets the requirements of its market matters only if all do,
 * because otherwise it must be changed anyway.
 */
export function describeResult(result: {
  passedCount: number;
  count: number;
  meetsRequirements: boolean;
}): string {
  const { passedCount, count, meetsRequirements } = result;
  const acceptance = describeAcceptance(passedCount, count);
  return passedCount < count || meetsRequirements
    ? acceptance
    : `${acceptance}, but it does not meet the requirements of the market`;
}

function describeAcceptance(passedCount: number, count: number): string {
  if (count === 1)
    return passedCount === 1 ? 'The network accepts this file' : 'The network rejects this file';
  if (passedCount === count) return `${formatAll(count)} networks accept this file`;
  if (passedCount === 0 && count === 2) return 'Neither network accepts this file';
  if (passedCount === 0) return `None of ${count} networks accepts this file`;
  return `${passedCount} of ${count} networks ${passedCount === 1 ? 'accepts' : 'accept'} this file`;
}
