/** Formats a fraction to at most a tenth of a percent: '42.5 %'. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}
