/** Whether dark text reads better than white on a colour given as `#RRGGBB`. */
export function isBright(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  ) as [number, number, number];
  // As the eye weighs the three.
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
}
