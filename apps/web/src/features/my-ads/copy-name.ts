import { textLimits } from '@spinreel/config-schema/limits';

/** A name for the copy of an ad that no other ad has: 'Lucky Friday copy', then 'Lucky Friday copy 2'. */
export function copyName(name: string, others: readonly { name: string }[]): string {
  const taken = new Set(others.map((other) => other.name));
  const original = name.replace(/ copy( \d+)?$/, '');
  for (let count = 1; ; count += 1) {
    const candidate = shortened(original, count === 1 ? ' copy' : ` copy ${count}`);
    if (!taken.has(candidate)) return candidate;
  }
}

/** The name with an ending, cut where both would be too long. */
function shortened(name: string, ending: string): string {
  const room = textLimits.adName - ending.length;
  return `${Array.from(name).slice(0, room).join('')}${ending}`;
}
