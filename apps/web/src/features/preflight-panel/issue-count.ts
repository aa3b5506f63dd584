import type { NetworkVerdict } from '@spinreel/api-contract/check-ad';

/** What stands in the way of an ad at one network: the reason why there is no file, or the rules it breaks. */
export function issueCount({ problem, rules }: NetworkVerdict): number {
  return problem === null ? rules.filter(({ passed }) => !passed).length : 1;
}

/** The same in words: 'ok', '1 issue', '2 issues'. */
export function issueWords(count: number): string {
  if (count === 0) return 'ok';
  return count === 1 ? '1 issue' : `${count} issues`;
}
