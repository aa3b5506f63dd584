import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import type { SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { toNearestFrame } from '@spinreel/config-schema/ad/video/pause-points';
import { useRef, useState, type MouseEvent, type PointerEvent, type Ref, type RefObject } from 'react';
import { FilmstripRow } from '../filmstrip/filmstrip-row.tsx';
import type { Held, TrimPart } from '../snapping/held-element.ts';
import { PauseMarker } from '../handles/pause-marker.tsx';
import { CutProposal } from './cut-proposal.tsx';
import { StripHover } from './strip-hover.tsx';
import { snapTargets } from '../snapping/snap-targets.ts';
import { snap, snapThresholdSeconds } from '../snapping/snap.ts';
import { toLeft, useStripGeometry } from '../scale/use-strip-geometry.ts';
import { TrimShade } from './trim-shade.tsx';
import { TimelinePlayhead } from '../handles/timeline-playhead.tsx';
import { TimelineRuler } from '../scale/timeline-ruler.tsx';
import { TrimHandle } from '../handles/trim-handle.tsx';
import { findShownFrame, isInsideTrim, type TimelineScale } from '../scale/timeline-math.ts';
import { findLastStart, moveTrim } from '../trimming/move-trim.ts';
import type { Filmstrip } from '../filmstrip/use-filmstrip.ts';
import { useStripDrag, type DragPlace } from '../snapping/use-strip-drag.ts';
import { stripInsetPx, type StripZoom } from '../scale/use-strip-zoom.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  scale: TimelineScale;
  /** The displayed trim and points. During a drag, they are shown as if it ended now. */
  trim: Trim;
  points: readonly PausePoint[];
  /** The playhead's frame. */
  frame: number;
  filmstrip: Filmstrip;
  /** Suggested moments, in seconds. */
  moments: readonly number[];
  /** A suggested cut that is not used. */
  proposal: SuggestedCut | null;
  isSnapping: boolean;
  zoom: StripZoom;
  scrollerRef: RefObject<HTMLDivElement | null>;
  playheadRef: Ref<HTMLDivElement>;
  held: Held | null;
  /** Whether a click on the strip adds a point. Otherwise it only shows the frame. */
  canAdd: boolean;
  onHold: (held: Held) => void;
  /** Called when a drag ends. */
  onDrop: () => void;
  /** Called when a drag is canceled. */
  onCancel: () => void;
  onShow: (frame: number) => void;
  onAdd: (frame: number) => void;
  onRemove: (id: string) => void;
  onNudge: (id: string, frames: number, gesture: string) => void;
  onTrim: (trim: Trim, part: TrimPart, gesture: string) => void;
}

/** The video as a strip, with a ruler for scrubbing, clickable frames, draggable points and trim handles. */
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

  const snapToTarget = (place: DragPlace, candidates: readonly number[]): number => {
    const seconds = geometry.toSeconds(place.clientX);
    if (!props.isSnapping || place.isFree) {
      setSnapSeconds(null);
      return seconds;
    }
    const thresholdSeconds = snapThresholdSeconds(scale.durationSeconds, zoom.linePx);
    const snapped = snap({ seconds, targets: candidates, thresholdSeconds });
    setSnapSeconds(snapped.target);
    return snapped.seconds;
  };
  const endDrag = () => {
    setSnapSeconds(null);
    onDrop();
  };
  const cancelDrag = () => {
    setSnapSeconds(null);
    onCancel();
  };
  const scrub = (place: DragPlace) => {
    if (held === null) onHold({ kind: 'playhead' });
    onShow(findShownFrame(snapToTarget(place, targets.playhead), scale));
  };
  const trimTo = (part: TrimPart, place: DragPlace) => {
    const candidates = { in: targets.trimIn, out: targets.trimOut, both: targets.trimBoth }[part];
    const seconds = snapToTarget(place, candidates);
    onHold({ kind: 'trim', part, trim: moveTrim({ trim, part, seconds, scale }) });
  };
  const trimParts: readonly TrimPart[] =
    findLastStart(trim, scale) > 0 ? ['both', 'in', 'out'] : ['in', 'out'];

  const stripDrag = useStripDrag({
    scrollAtEdge: geometry.scrollAtEdge,
    onMove(place) {
      wasDraggedRef.current = true;
      scrub(place);
    },
    onDrop: endDrag,
    onCancel: endDrag,
  });
  const onStripClick = (event: MouseEvent) => {
    if (wasDraggedRef.current) {
      wasDraggedRef.current = false;
      return;
    }
    const seconds = snapToTarget(
      { clientX: event.clientX, isFree: event.altKey },
      canAdd ? targets.point : targets.playhead,
    );
    setSnapSeconds(null);
    (canAdd ? props.onAdd : onShow)(findShownFrame(seconds, scale));
  };
  const onHover = (event: PointerEvent) => {
    const box = scrollerRef.current?.getBoundingClientRect();
    const isHovering = event.pointerType === 'mouse' && event.buttons === 0 && box !== undefined;
    setHover(
      isHovering
        ? {
            seconds: geometry.toSeconds(event.clientX),
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
          className={styles.area}
          style={zoom.zoom > 1 ? { width: zoom.linePx + 2 * stripInsetPx } : undefined}
        >
          <div ref={lineRef} className={styles.line}>
            <TimelineRuler
              scale={scale}
              linePx={zoom.linePx}
              visible={zoom.visible}
              geometry={geometry}
              onMove={scrub}
              onDrop={endDrag}
            />
            {/* Keyboard users have the button 'Pause here' and the key P. */}
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
                setHover(null);
                // Touch scrolls the strip; scrubbing by touch works on the ruler.
                if (event.pointerType !== 'touch') stripDrag.handlers.onPointerDown(event);
              }}
            >
              <FilmstripRow filmstrip={filmstrip} scale={scale} linePx={zoom.linePx} visible={zoom.visible} />
              <TrimShade trim={trim} scale={scale} />
            </div>
            {moments.map((seconds) => (
              <span key={seconds} className={styles.moment} style={{ left: toLeft(seconds, scale) }} />
            ))}
            {props.proposal !== null && <CutProposal cut={props.proposal} scale={scale} />}
            {points.map((point, index) => (
              <PauseMarker
                key={point.id}
                point={point}
                number={index + 1}
                frame={toNearestFrame(point.timestamp, scale.frameRate)}
                scale={scale}
                geometry={geometry}
                isOutside={!isInsideTrim(toNearestFrame(point.timestamp, scale.frameRate), trim, scale)}
                onMove={(place) => {
                  onHold({
                    kind: 'point',
                    id: point.id,
                    frame: findShownFrame(snapToTarget(place, targets.point), scale),
                  });
                }}
                onDrop={endDrag}
                onCancel={cancelDrag}
                onRemove={() => props.onRemove(point.id)}
                onNudge={(frames, gesture) => props.onNudge(point.id, frames, gesture)}
                onShow={() => onShow(toNearestFrame(point.timestamp, scale.frameRate))}
              />
            ))}
            {trimParts.map((part) => (
              <TrimHandle
                key={part}
                part={part}
                trim={trim}
                scale={scale}
                geometry={geometry}
                onMove={(place) => trimTo(part, place)}
                onDrop={endDrag}
                onCancel={cancelDrag}
                onStep={(seconds, gesture) =>
                  props.onTrim(moveTrim({ trim, part, seconds, scale }), part, gesture)
                }
              />
            ))}
            {snapSeconds !== null && held !== null && (
              <span
                className={styles.snap}
                data-testid="snap-line"
                style={{ left: toLeft(snapSeconds, scale) }}
              />
            )}
            <TimelinePlayhead
              ref={playheadRef}
              frame={frame}
              scale={scale}
              geometry={geometry}
              onMove={scrub}
              onDrop={endDrag}
            />
          </div>
        </div>
      </div>
      {hover !== null && held === null && <StripHover filmstrip={filmstrip} scale={scale} {...hover} />}
    </div>
  );
}
