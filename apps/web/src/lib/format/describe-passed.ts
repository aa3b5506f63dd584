import { writeCount } from '@spinreel/config-schema/messages/format/write-count';

/** Formats the count of passed rules: '1 rule passed'. */
export function describePassed(count: number): string {
  return `${writeCount(count, 'rule')} passed`;
}
