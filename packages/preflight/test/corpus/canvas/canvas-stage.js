export const canvas = document.createElement('canvas');
export const pen = canvas.getContext('2d');

canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;touch-action:none';
document.body.append(canvas);

/** Sizes the canvas to the screen, now and whenever the phone is turned, and repaints it. */
export function fitScreen(paint) {
  const fit = () => {
    canvas.width = innerWidth;
    canvas.height = innerHeight;
    paint();
  };
  addEventListener('resize', fit);
  fit();
}

export function fillScreen(color) {
  pen.fillStyle = color;
  pen.fillRect(0, 0, canvas.width, canvas.height);
}

export function paintText(text, x, y, size = 28) {
  pen.fillStyle = '#fff';
  pen.font = `bold ${size}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

/** A button around a center. */
export function paintButton({ x, y, width, height, label, color = '#e91e63' }) {
  pen.fillStyle = color;
  pen.fillRect(x - width / 2, y - height / 2, width, height);
  paintText(label, x, y, height / 2.5);
}

export function isInside({ x, y, width, height }, event) {
  return Math.abs(event.clientX - x) < width / 2 && Math.abs(event.clientY - y) < height / 2;
}
