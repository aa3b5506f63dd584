/** Formats the count of passed checks: '1 check passed'. */
export function describePassed(count: number): string {
  return `${count} ${count === 1 ? 'check' : 'checks'} passed`;
}
