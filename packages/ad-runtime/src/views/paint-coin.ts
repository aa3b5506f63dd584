const sizePx = 64;

/** Paints a gold coin onto a canvas, which celebrations copy for each coin that flies. */
export function paintCoin(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = sizePx;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const disc = (radius: number, light: string, dark: string) => {
    const gradient = context.createLinearGradient(0, 0, 32, sizePx);
    gradient.addColorStop(0.2, light);
    gradient.addColorStop(0.9, dark);
    context.fillStyle = gradient;
    context.beginPath();
    context.arc(32, 32, radius, 0, 7);
    context.fill();
  };
  disc(32, '#ffa', '#a60');
  disc(27, '#c81', '#fd6');
  disc(23, '#fe7', '#fa1');
  context.beginPath();
  // A star: every second of ten corners lies further inside.
  for (let corner = 0; corner < 10; corner++) {
    const radius = corner % 2 ? 7 : 17;
    const angle = ((corner + 0.5) * Math.PI) / 5;
    context.lineTo(32 + radius * Math.sin(angle + 2.2), 32 + radius * Math.cos(angle + 2.2));
  }
  context.fillStyle = '#b70';
  context.fill();
}
