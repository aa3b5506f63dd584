import { textLimits } from '@spinreel/config-schema/limits/limits';

/** Returns an unused name for the copy of an ad: 'Lucky Friday copy', then 'Lucky Friday copy 2'. */
export function copyName(name: string, others: readonly { name: string }[]): string {
  const taken = new Set(others.map((other) => other.name));
  const original = name.replace(/ copy( \d+)?$/, '');
  for (let count = 1; ; count += 1) {
    const candidate = appendEnding(original, count === 1 ? ' copy' : ` copy ${count}`);
    if (!taken.has(candidate)) return candidate;
  }
}

/** Appends an ending to a name, and shortens the name if the result would be too long. */
function appendEnding(name: string, ending: string): string {
  const room = textLimits.adName - ending.length;
  return `${Array.from(name).slice(0, room).join('')}${ending}`;
}
