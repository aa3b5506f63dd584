const sizePx = 64;

/** Paints a gold coin onto a canvas, which celebrations copy for each coin that flies. */
export function paintCoin(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = sizePx;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const disc = (radius: number, light: string, dark: string) => {
    const gradient = context.createLinearGradient(0, 0, sizePx / 2, sizePx);
    gradient.addColorStop(0.2, light);
    gradient.addColorStop(0.9, dark);
    context.fillStyle = gradient;
    context.beginPath();
    context.arc(sizePx / 2, sizePx / 2, radius, 0, 7);
    context.fill();
  };
  disc(32, '#ffa', '#a60');
  disc(27, '#c81', '#fd6');
  disc(23, '#fe7', '#fa1');
  context.font = '900 40px serif';
  context.textAlign = 'center';
  context.fillStyle = '#b70';
  context.fillText('★', 32, 46);
}
