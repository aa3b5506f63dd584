import type { Size } from '@spinreel/ad-runtime/layout/rect';
import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { getPlayerSheet } from './get-player-sheet.ts';
import { StillContext } from './still-context.ts';

interface AdLayerProps {
  /** The screen's size in CSS pixels of the ad. `scale` is the number of these pixels per design pixel. */
  page: Size;
  scale: number;
  /** Elements with the classes of the player's style sheet. */
  children: ReactNode;
}

/** A screen of the ad whose children are styled only by the player's style sheet. Decorative. */
export function AdLayer({ page, scale, children }: AdLayerProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const isStill = useContext(StillContext);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (host === null) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [getPlayerSheet()];
    setShadow(root);
  }, []);
  return (
    <div ref={hostRef} data-still={isStill || undefined} aria-hidden="true" inert>
      {shadow !== null &&
        createPortal(
          <div
            className="sr"
            style={{ ...page, fontSize: 10 * scale, lineHeight: 1.2, cursor: 'default', touchAction: 'auto' }}
          >
            {children}
          </div>,
          shadow,
        )}
    </div>
  );
}
