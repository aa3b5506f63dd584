import { drawEnamel } from '../paint/draw-enamel.ts';
import type { Stop } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

const brass: readonly Stop[] = [
  [0, '#fffbd6'],
  [0.35, '#ffe25a'],
  [0.75, '#ffb716'],
  [1, '#cf7a02'],
];
const darkBrass: readonly Stop[] = [
  [0, '#ffe89a'],
  [0.5, '#b56a05'],
  [1, '#5c2c00'],
];

/** A golden bell around the origin, 200 pixels high. */
export function drawBell(paint: Paint): void {
  const enamel = { rimPx: 4, rim: darkBrass, outline: '#4a2000' };
  const clapper = new Path2D();
  clapper.arc(0, 70, 20, 0, 2 * Math.PI);
  drawEnamel(paint, clapper, { ...enamel, top: 50, bottom: 92, face: darkBrass });
  const knob = new Path2D();
  knob.arc(0, -82, 14, 0, 2 * Math.PI);
  drawEnamel(paint, knob, { ...enamel, top: -96, bottom: -66, face: brass });
  const body = new Path2D(
    'M0-78 C44-78 52-40 54-8 C56 22 66 36 84 48 L84 58 L-84 58 L-84 48 C-66 36-56 22-54-8 C-52-40-44-78 0-78 Z',
  );
  drawEnamel(paint, body, { ...enamel, top: -78, bottom: 58, face: brass });
  runIsolated(paint, () => {
    paint.clip(body);
    paint.fillStyle = 'rgba(150,70,0,0.16)';
    paint.fillRect(8, -80, 90, 140);
    paint.fillStyle = 'rgba(140,70,0,0.4)';
    paint.fillRect(-90, 24, 180, 5);
    paint.fillStyle = 'rgba(255,250,210,0.85)';
    paint.beginPath();
    paint.ellipse(-26, -22, 9, 38, 0.18, 0, 2 * Math.PI);
    paint.fill();
  });
}
