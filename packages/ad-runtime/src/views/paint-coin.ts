/** Paints a gold coin with a star onto a canvas, which celebrations copy for each coin that flies. */
export function paintCoin(canvas: HTMLCanvasElement, sizePx: number): void {
  canvas.width = sizePx;
  canvas.height = sizePx;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const middle = sizePx / 2;
  const disc = (radius: number, from: string, to: string) => {
    const gradient = context.createLinearGradient(0, middle - radius, middle, middle + radius);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    context.fillStyle = gradient;
    context.beginPath();
    context.arc(middle, middle, radius, 0, 7);
    context.fill();
  };
  disc(middle, '#fff1a8', '#a86400');
  disc(middle * 0.84, '#c98a12', '#ffe27a');
  disc(middle * 0.74, '#ffe36b', '#f0a818');
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const radius = middle * (point % 2 ? 0.22 : 0.5);
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(middle + radius * Math.cos(angle), middle + radius * Math.sin(angle));
  }
  context.fillStyle = '#b87508';
  context.fill();
}
