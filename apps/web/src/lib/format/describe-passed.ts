/** Formats the count of passed rules: '1 rule passed'. */
export function describePassed(count: number): string {
  return `${count} ${count === 1 ? 'rule' : 'rules'} passed`;
}
