/** Width of the soft canvas in its own pixels: what is blurred anyway needs no more. */
const softWidth = 36;

/**
 * Draws an image or a video's present frame onto a very small canvas, cut like `object-fit: cover`, for a style sheet
 * to enlarge and blur. `aspect` is the canvas's shape on screen, width by height.
 */
export function drawSoft(canvas: HTMLCanvasElement, source: HTMLImageElement | HTMLVideoElement, aspect: number): void {
  const isVideo = source instanceof HTMLVideoElement;
  const sourceWidth = isVideo ? source.videoWidth : source.naturalWidth;
  const sourceHeight = isVideo ? source.videoHeight : source.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context || !sourceWidth || !sourceHeight) return;
  const width = softWidth;
  const height = Math.max(1, Math.round(width / aspect));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const scale = Math.max(width / sourceWidth, height / sourceHeight);
  const drawnWidth = sourceWidth * scale;
  const drawnHeight = sourceHeight * scale;
  context.drawImage(source, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}
