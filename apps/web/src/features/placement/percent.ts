/** A share as people read it, to a tenth of a percent at most: '42.5 %'. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}
