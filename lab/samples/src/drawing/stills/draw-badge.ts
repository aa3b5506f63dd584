import { starPath } from '../symbols/draw-coin.ts';
import { drawBulb } from '../scenery/draw-bulbs.ts';
import { drawSparkle } from '../scenery/draw-sparkle.ts';
import { drawLettering, rubyFace, sunFace } from '../paint/lettering.ts';
import { goldStops, radialGradient, verticalGradient } from '../paint/metal.ts';
import { runIsolated, type Paint } from '../paint/paint.ts';

/** Draws the 'BIG WIN' medallion, 800 x 800, with transparency. */
export function drawBadge(paint: Paint): void {
  paint.translate(400, 400);
  drawSunburst(paint);
  drawDisc(paint);
  for (let bulb = 0; bulb < 24; bulb += 1) {
    const angle = (bulb * Math.PI) / 12;
    drawBulb(
      paint,
      { x: Math.cos(angle) * 279, y: Math.sin(angle) * 279, radius: 9.5 },
      bulb % 2 === 0 ? 1 : 0.45,
    );
  }
  drawStars(paint);
  drawLettering(paint, 'BIG', 0, -66, {
    sizePx: 176,
    face: sunFace,
    side: '#5c0018',
    depthPx: 18,
    arcRadiusPx: 900,
    trackingPx: 4,
  });
  drawLettering(paint, 'WIN', 0, 104, {
    sizePx: 190,
    face: rubyFace,
    side: '#2d0030',
    depthPx: 18,
    trackingPx: 4,
  });
  for (const [x, y, radius] of [
    [-205, -225, 80],
    [228, -150, 60],
    [190, 215, 66],
    [-168, 60, 46],
  ] as const) {
    drawSparkle(paint, { x, y, radius, strength: 1 });
  }
}

function drawSunburst(paint: Paint): void {
  const burst = new Path2D();
  const points = 32;
  for (let point = 0; point < points * 2; point += 1) {
    const radius = point % 2 === 1 ? 318 : point % 4 === 0 ? 388 : 356;
    const angle = (point * Math.PI) / points;
    burst.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  burst.closePath();
  runIsolated(paint, () => {
    paint.lineJoin = 'round';
    paint.shadowColor = 'rgba(20,0,30,0.6)';
    paint.shadowBlur = 12;
    paint.fillStyle = radialGradient(paint, { x: 0, y: 0, radius: 390 }, [
      [0, '#fff3a6'],
      [0.8, '#ffc02e'],
      [0.9, '#e07b09'],
      [1, '#fff0a0'],
    ]);
    paint.fill(burst);
    paint.shadowColor = 'transparent';
    paint.strokeStyle = '#7a3a00';
    paint.lineWidth = 3;
    paint.stroke(burst);
  });
}

function drawDisc(paint: Paint): void {
  const rings: readonly [radius: number, colour: string | CanvasGradient][] = [
    [318, '#4a1d00'],
    [312, verticalGradient(paint, -312, 312, goldStops)],
    [298, '#6b2c00'],
    [
      295,
      verticalGradient(paint, -295, 295, [
        [0, '#d0164f'],
        [1, '#5c0230'],
      ]),
    ],
    [263, verticalGradient(paint, 263, -263, goldStops)],
    [250, '#3d1200'],
    [
      246,
      radialGradient(paint, { x: 0, y: -30, radius: 280 }, [
        [0, '#b13bff'],
        [0.5, '#6416b8'],
        [1, '#26064f'],
      ]),
    ],
  ];
  for (const [radius, colour] of rings) {
    paint.fillStyle = colour;
    paint.beginPath();
    paint.arc(0, 0, radius, 0, 2 * Math.PI);
    paint.fill();
  }
  runIsolated(paint, () => {
    paint.beginPath();
    paint.arc(0, 0, 246, 0, 2 * Math.PI);
    paint.clip();
    paint.globalCompositeOperation = 'lighter';
    paint.fillStyle = radialGradient(paint, { x: 0, y: 0, radius: 250 }, [
      [0, 'rgba(255,190,255,0.4)'],
      [1, 'rgba(255,120,255,0)'],
    ]);
    for (let ray = 0; ray < 16; ray += 1) {
      paint.beginPath();
      paint.moveTo(0, 0);
      paint.arc(0, 0, 260, (ray * Math.PI) / 8 - 0.1, (ray * Math.PI) / 8 + 0.1);
      paint.fill();
    }
    paint.fillStyle = 'rgba(255,255,255,0.12)';
    paint.beginPath();
    paint.ellipse(0, -170, 260, 130, 0, 0, 2 * Math.PI);
    paint.fill();
  });
}

function drawStars(paint: Paint): void {
  for (const [x, y, size] of [
    [-72, -196, 22],
    [0, -210, 32],
    [72, -196, 22],
  ] as const) {
    runIsolated(paint, () => {
      paint.translate(x, y);
      const star = starPath(size, size * 0.45);
      paint.lineJoin = 'round';
      paint.lineWidth = 7;
      paint.strokeStyle = '#4a1500';
      paint.stroke(star);
      paint.fillStyle = verticalGradient(paint, -size, size, [
        [0, '#fffbe0'],
        [1, '#ffb300'],
      ]);
      paint.fill(star);
    });
  }
}
