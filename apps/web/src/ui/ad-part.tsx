import type { Size } from '@spinreel/ad-runtime/layout/rect';
import type { StagePart } from '@spinreel/ad-runtime/views/stage-part';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { memo, useLayoutEffect, useRef } from 'react';
import { playerSheet } from './player-sheet.ts';

interface AdPartProps {
  /** Builds the element as the ad does; a new function draws it anew. */
  create: (parent: Element) => StagePart;
  /** Width of the stage it is drawn for, and CSS pixels per design pixel. */
  stageWidthPx: number;
  scale: number;
  /** Told whenever it was drawn: its size in CSS pixels, and the centre that it wishes for, as shares of the stage. */
  onDraw?: (drawn: Size & { centre: Position }) => void;
}

/** A part of the ad, drawn by the player's own code and style sheet: what is seen here is what ships. Decorative. */
export const AdPart = memo(function AdPart({ create, stageWidthPx, scale, onDraw }: AdPartProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    // A shadow tree keeps the application's style sheet out of the ad, and the ad's out of the application.
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [playerSheet()];
    const parent = document.createElement('div');
    // As wide as the stage, because texts measure themselves against it.
    parent.className = 'sr';
    parent.style.cssText = `position:absolute;overflow:visible;width:${stageWidthPx}px;font-size:${10 * scale}px;line-height:1.2;background:none`;
    shadow.replaceChildren(parent);
    const { element, centre, fit } = create(parent);
    fit?.(stageWidthPx, scale);
    // Its entrance would be shown anew with every letter that is typed.
    element.style.animation = 'none';
    element.style.left = '0';
    element.style.top = '0';
    const measure = () => onDraw?.({ width: element.offsetWidth, height: element.offsetHeight, centre });
    measure();
    // A picture has its size only when it has come.
    element.querySelector('img')?.addEventListener('load', measure);
    return () => shadow.replaceChildren();
  }, [create, stageWidthPx, scale, onDraw]);
  return <div ref={hostRef} aria-hidden="true" inert />;
});
