import type { ScreenPart } from '@spinreel/exporters/preview-messages';
import { Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNearness } from '../../../lib/page/use-nearness.ts';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import { parsePreviewMessage } from '../preview-message.ts';
import { useFrameMessages } from '../use-frame-messages.ts';
import { useLiveEdits } from '../use-live-edits.ts';
import type { PreviewPage } from '../use-preview.ts';
import type { Wall } from './use-wall.ts';
import type { WallShape } from './wall-layout.ts';
import styles from './wall-tile.module.css';

interface WallTileProps {
  shape: WallShape;
  /** CSS pixels of the window per CSS pixel of the page. */
  scale: number;
  /** Null before the first preview. */
  page: PreviewPage | null;
  wall: Wall;
  /** The parts of the current screen that have a problem. */
  outlined: readonly ScreenPart[];
}

/** One shape of the wall: the preview's page at the size of a phone, scaled. It loads when it is first in view. */
export function WallTile({ shape, scale, page, wall, outlined }: WallTileProps) {
  const { id, name } = shape;
  const { width, height } = shape.page;
  const { run, isPaused, receive, forget, attach, setInView } = wall;
  const boxRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const isInView = useNearness(boxRef, '80px');
  const [hasStarted, setStarted] = useState(false);
  if (isInView && !hasStarted) setStarted(true);
  useEffect(() => setInView(id, isInView), [id, isInView, setInView]);
  useEffect(
    // The page is sandboxed and has an opaque origin, so the target origin cannot be named.
    () => attach(id, (command) => frameRef.current?.contentWindow?.postMessage(command, '*')),
    [attach, id],
  );
  const noteEdit = useCallback(() => forget(id), [forget, id]);
  useLiveEdits({ frameRef, page, onSent: noteEdit });
  useFrameMessages(frameRef, (data) => {
    const message = parsePreviewMessage(data);
    if (message !== null) receive(id, message);
  });
  const pageKey = page === null ? null : `${run} ${page.url}`;
  const [loadedKey, setLoadedKey] = useState<string | null>(null);
  const isLoading = pageKey === null || loadedKey !== pageKey;
  return (
    <figure className={styles.tile} data-problem={outlined.length > 0 || undefined}>
      <div ref={boxRef} className={styles.screen} style={{ width: width * scale, height: height * scale }}>
        {hasStarted && page !== null && (
          <iframe
            key={pageKey}
            ref={frameRef}
            src={page.url}
            sandbox="allow-scripts"
            allow="autoplay"
            title={`Ad in ${name}`}
            className={styles.page}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={() => setLoadedKey(pageKey)}
          />
        )}
        {isLoading && (
          <span className={styles.loading}>
            <Spinner />
          </span>
        )}
        {outlined.map((part) => (
          <span
            key={`${part.role} ${part.x} ${part.y}`}
            className={styles.outline}
            style={{
              left: part.x * scale,
              top: part.y * scale,
              width: part.width * scale,
              height: part.height * scale,
            }}
            data-testid="problem-outline"
            aria-hidden="true"
          />
        ))}
        {isPaused && (
          // The toolbar has the same button for keyboards.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.paused}
            onClick={() => wall.setPaused(false)}
          >
            <Play />
          </button>
        )}
      </div>
      <figcaption className={styles.caption}>{name}</figcaption>
    </figure>
  );
}
