import { drawEnamel } from '../paint/draw-enamel.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

/** The facets of a brilliant: corners in pixels and how light each is. */
const facets: readonly { corners: string; colour: string }[] = [
  { corners: 'M-88-22 L-52-70 L-34-22 Z', colour: '#6fd6ff' },
  { corners: 'M-52-70 L0-70 L-34-22 Z', colour: '#e8fbff' },
  { corners: 'M0-70 L34-22 L-34-22 Z', colour: '#a4ebff' },
  { corners: 'M0-70 L52-70 L34-22 Z', colour: '#5cc8ff' },
  { corners: 'M52-70 L88-22 L34-22 Z', colour: '#2296ec' },
  { corners: 'M-88-22 L-34-22 L0 86 Z', colour: '#3fb4f7' },
  { corners: 'M-34-22 L34-22 L0 86 Z', colour: '#8fe2ff' },
  { corners: 'M34-22 L88-22 L0 86 Z', colour: '#0b62c4' },
];

/** A blue brilliant around the origin, 170 pixels high. */
export function drawDiamond(paint: Paint): void {
  const stone = new Path2D('M-52-70 L52-70 L88-22 L0 86 L-88-22 Z');
  drawEnamel(paint, stone, {
    top: -70,
    bottom: 86,
    rimPx: 5,
    rim: [
      [0, '#ffffff'],
      [0.5, '#7fd0ff'],
      [1, '#0a4fa8'],
    ],
    outline: '#04204f',
    face: [
      [0, '#bff3ff'],
      [1, '#1c7fe0'],
    ],
  });
  runIsolated(paint, () => {
    paint.lineJoin = 'round';
    for (const { corners, colour } of facets) {
      const facet = new Path2D(corners);
      paint.fillStyle = colour;
      paint.fill(facet);
      paint.strokeStyle = 'rgba(255,255,255,0.65)';
      paint.lineWidth = 1.6;
      paint.stroke(facet);
    }
    paint.fillStyle = 'rgba(255,255,255,0.5)';
    paint.fill(new Path2D('M-34-22 L-12-22 L-6 40 Z'));
  });
}
