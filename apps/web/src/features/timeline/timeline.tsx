import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { Trim } from '@spinreel/config-schema/assets';
import { frameAt } from '@spinreel/config-schema/pause-points';
import { useRef, useState, type MouseEvent, type PointerEvent, type Ref, type RefObject } from 'react';
import { FilmstripRow } from './filmstrip-row.tsx';
import type { Held, TrimEdge } from './held.ts';
import { PauseMarker } from './pause-marker.tsx';
import { StripHover } from './strip-hover.tsx';
import { snapTargets } from './snap-targets.ts';
import { snap, snapThresholdSeconds } from './snap.ts';
import { leftOf, useStripGeometry } from './use-strip-geometry.ts';
import { TimelinePlayhead } from './timeline-playhead.tsx';
import { TimelineRuler } from './timeline-ruler.tsx';
import { TrimHandle } from './trim-handle.tsx';
import { frameShownAt, isInsideTrim, movedTrim, shareOf, type TimelineScale } from './timeline-math.ts';
import type { Filmstrip } from './use-filmstrip.ts';
import { usePointerDrag, type DragPlace } from './use-pointer-drag.ts';
import { stripInsetPx, type StripZoom } from './use-strip-zoom.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  scale: TimelineScale;
  /** Trim and points as they are shown: while something is dragged, as they would be. */
  trim: Trim;
  points: readonly PausePoint[];
  /** Where the playhead stands. */
  frame: number;
  filmstrip: Filmstrip;
  /** Suggested moments, in seconds. */
  moments: readonly number[];
  isSnapping: boolean;
  zoom: StripZoom;
  scrollerRef: RefObject<HTMLDivElement | null>;
  playheadRef: Ref<HTMLDivElement>;
  held: Held | null;
  /** Whether a click on the strip sets a point; otherwise it only shows the frame. */
  canAdd: boolean;
  onHold: (held: Held) => void;
  /** What is held is let go where it is, */
  onDrop: () => void;
  /** or goes back to where it was. */
  onCancel: () => void;
  onShow: (frame: number) => void;
  onAdd: (frame: number) => void;
  onRemove: (id: string) => void;
  onNudge: (id: string, frames: number, gesture: string) => void;
  onTrim: (trim: Trim, edge: TrimEdge, gesture: string) => void;
}

/** The video as a strip: ruler to scrub on, pictures to click, points to drag, handles to trim with. */
export function Timeline(props: TimelineProps) {
  const { scale, trim, points, frame, filmstrip, moments, zoom, held, canAdd } = props;
  const { scrollerRef, playheadRef } = props;
  const { onHold, onDrop, onCancel, onShow } = props;
  const lineRef = useRef<HTMLDivElement>(null);
  const wasDraggedRef = useRef(false);
  const [snapSeconds, setSnapSeconds] = useState<number | null>(null);
  const [hover, setHover] = useState<{ seconds: number; xPx: number; windowPx: number } | null>(null);
  const geometry = useStripGeometry({ scrollerRef, lineRef, scale });
  const targets = snapTargets({ scale, trim, points, frame, moments });

  const caught = (place: DragPlace, candidates: readonly number[]): number => {
    const seconds = geometry.secondsAt(place.clientX);
    if (!props.isSnapping || place.isFree) {
      setSnapSeconds(null);
      return seconds;
    }
    const thresholdSeconds = snapThresholdSeconds(scale.durationSeconds, zoom.linePx);
    const snapped = snap({ seconds, targets: candidates, thresholdSeconds });
    setSnapSeconds(snapped.target);
    return snapped.seconds;
  };
  const letGo = () => {
    setSnapSeconds(null);
    onDrop();
  };
  const goBack = () => {
    setSnapSeconds(null);
    onCancel();
  };
  const scrub = (place: DragPlace) => {
    if (held === null) onHold({ kind: 'playhead' });
    onShow(frameShownAt(caught(place, targets.playhead), scale));
  };
  const trimTo = (edge: TrimEdge, place: DragPlace) => {
    const seconds = caught(place, edge === 'in' ? targets.trimIn : targets.trimOut);
    onHold({ kind: 'trim', edge, trim: movedTrim({ trim, edge, seconds, scale }) });
  };

  const pressedRef = useRef(0);
  const stripDrag = usePointerDrag({
    anchorClientX: () => pressedRef.current,
    scrollAtEdge: geometry.scrollAtEdge,
    onMove(place) {
      wasDraggedRef.current = true;
      scrub(place);
    },
    onDrop: letGo,
    onCancel: letGo,
  });
  const onStripClick = (event: MouseEvent) => {
    if (wasDraggedRef.current) {
      wasDraggedRef.current = false;
      return;
    }
    const seconds = caught(
      { clientX: event.clientX, isFree: event.altKey },
      canAdd ? targets.point : targets.playhead,
    );
    setSnapSeconds(null);
    (canAdd ? props.onAdd : onShow)(frameShownAt(seconds, scale));
  };
  const onHover = (event: PointerEvent) => {
    const box = scrollerRef.current?.getBoundingClientRect();
    const isHovering = event.pointerType === 'mouse' && event.buttons === 0 && box !== undefined;
    setHover(
      isHovering
        ? {
            seconds: geometry.secondsAt(event.clientX),
            xPx: event.clientX - box.left,
            windowPx: box.width,
          }
        : null,
    );
  };

  return (
    <div className={styles.timeline} role="group" aria-label="Timeline">
      <div
        ref={scrollerRef}
        className={styles.scroller}
        onScroll={zoom.onScroll}
        data-testid="timeline-window"
      >
        <div
          className={styles.room}
          style={zoom.zoom > 1 ? { width: zoom.linePx + 2 * stripInsetPx } : undefined}
        >
          <div ref={lineRef} className={styles.line}>
            <TimelineRuler
              scale={scale}
              linePx={zoom.linePx}
              visible={zoom.visible}
              geometry={geometry}
              onMove={scrub}
              onDrop={letGo}
            />
            {/* The keyboard's way to the same is the button 'Pause here' and the key P. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div
              className={styles.strip}
              data-testid="timeline-strip"
              data-adds={canAdd || undefined}
              onClick={onStripClick}
              onPointerLeave={() => setHover(null)}
              {...stripDrag.handlers}
              onPointerMove={(event) => {
                onHover(event);
                stripDrag.handlers.onPointerMove(event);
              }}
              onPointerDown={(event) => {
                wasDraggedRef.current = false;
                pressedRef.current = event.clientX;
                setHover(null);
                // A finger on the pictures scrolls them; it scrubs on the ruler.
                if (event.pointerType !== 'touch') stripDrag.handlers.onPointerDown(event);
              }}
            >
              <FilmstripRow filmstrip={filmstrip} scale={scale} linePx={zoom.linePx} visible={zoom.visible} />
              <span className={styles.shade} style={{ left: 0, width: leftOf(trim.startSeconds, scale) }} />
              <span
                className={styles.chosen}
                style={{
                  left: leftOf(trim.startSeconds, scale),
                  width: `${(shareOf(trim.endSeconds, scale) - shareOf(trim.startSeconds, scale)) * 100}%`,
                }}
              />
              <span className={styles.shade} style={{ left: leftOf(trim.endSeconds, scale), right: 0 }} />
            </div>
            {moments.map((seconds) => (
              <span key={seconds} className={styles.moment} style={{ left: leftOf(seconds, scale) }} />
            ))}
            {points.map((point, index) => (
              <PauseMarker
                key={point.id}
                point={point}
                number={index + 1}
                frame={frameAt(point.timestamp, scale.frameRate)}
                scale={scale}
                geometry={geometry}
                isOutside={!isInsideTrim(frameAt(point.timestamp, scale.frameRate), trim, scale)}
                onMove={(place) => {
                  onHold({
                    kind: 'point',
                    id: point.id,
                    frame: frameShownAt(caught(place, targets.point), scale),
                  });
                }}
                onDrop={letGo}
                onCancel={goBack}
                onRemove={() => props.onRemove(point.id)}
                onNudge={(frames, gesture) => props.onNudge(point.id, frames, gesture)}
                onShow={() => onShow(frameAt(point.timestamp, scale.frameRate))}
              />
            ))}
            {(['in', 'out'] as const).map((edge) => (
              <TrimHandle
                key={edge}
                edge={edge}
                trim={trim}
                scale={scale}
                geometry={geometry}
                onMove={(place) => trimTo(edge, place)}
                onDrop={letGo}
                onCancel={goBack}
                onStep={(seconds, gesture) =>
                  props.onTrim(movedTrim({ trim, edge, seconds, scale }), edge, gesture)
                }
              />
            ))}
            {snapSeconds !== null && held !== null && (
              <span
                className={styles.snap}
                data-testid="snap-line"
                style={{ left: leftOf(snapSeconds, scale) }}
              />
            )}
            <TimelinePlayhead
              ref={playheadRef}
              frame={frame}
              scale={scale}
              geometry={geometry}
              onMove={scrub}
              onDrop={letGo}
            />
          </div>
        </div>
      </div>
      {hover !== null && held === null && <StripHover filmstrip={filmstrip} scale={scale} {...hover} />}
    </div>
  );
}
