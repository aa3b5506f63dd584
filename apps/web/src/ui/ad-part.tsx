import playerStyle from '@spinreel/ad-runtime/player-style.css?inline';
import type { Size } from '@spinreel/ad-runtime/layout/rect';
import type { StagePart } from '@spinreel/ad-runtime/views/stage-part';
import { useLayoutEffect, useRef } from 'react';

interface AdPartProps {
  /** Builds the element as the ad does; a new function draws it anew. */
  create: (parent: Element) => StagePart;
  /** Width of the stage it is drawn for, and CSS pixels per design pixel. */
  stageWidthPx: number;
  scale: number;
  /** Told the element's size in CSS pixels whenever it was drawn. */
  onSize?: (size: Size) => void;
}

/** A part of the ad, drawn by the player's own code and style sheet: what is seen here is what ships. Decorative. */
export function AdPart({ create, stageWidthPx, scale, onSize }: AdPartProps) {
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
    const part = create(parent);
    part.fit?.(stageWidthPx, scale);
    part.element.style.left = '0';
    part.element.style.top = '0';
    onSize?.({ width: part.element.offsetWidth, height: part.element.offsetHeight });
    return () => shadow.replaceChildren();
  }, [create, stageWidthPx, scale, onSize]);
  return <div ref={hostRef} aria-hidden="true" inert />;
}

let sheet: CSSStyleSheet | undefined;

function playerSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(playerStyle);
  }
  return sheet;
}
