import { useRef } from 'react';
import type { LivePlacements } from '../moving/live-placements.ts';
import type { Guide } from '../moving/snapping.ts';
import { useLiveDrawing } from '../moving/use-live-value.ts';
import styles from './stage-guides.module.css';

/** The lines that the dragged element is aligned with. */
export function StageGuides({ placements, viewScale }: { placements: LivePlacements; viewScale: number }) {
  const linesRef = useRef<HTMLDivElement>(null);
  const drawnRef = useRef('');
  useLiveDrawing(placements, (live) => {
    const guides = live?.guides ?? [];
    const wanted = JSON.stringify([guides, viewScale]);
    if (wanted === drawnRef.current) return;
    drawnRef.current = wanted;
    linesRef.current?.replaceChildren(...guides.map((guide) => createLine(guide, viewScale)));
  });
  return <div ref={linesRef} aria-hidden="true" />;
}

function createLine({ axis, atPx }: Guide, viewScale: number): HTMLElement {
  const line = document.createElement('span');
  line.className = styles.guide ?? '';
  Object.assign(line.dataset, { axis, testid: 'guide' });
  const width = `${1.5 / viewScale}px`;
  Object.assign(
    line.style,
    axis === 'x'
      ? { left: `${atPx}px`, top: '0', bottom: '0', width }
      : { top: `${atPx}px`, left: '0', right: '0', height: width },
  );
  return line;
}
