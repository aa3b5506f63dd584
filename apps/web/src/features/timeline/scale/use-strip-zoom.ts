import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { getMaxZoom, scrollForAnchor, scrollToShow, zoomStep } from './timeline-zoom.ts';
import { getFrameStart, toShare, type TimelineScale } from './timeline-math.ts';

/** Empty space on both sides of the strip, for the trim handles. */
export const stripInsetPx = 28;

/** The zoom of the strip and its visible part. */
export interface StripZoom {
  /** 1 shows the whole video. */
  zoom: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  /** The strip's width at this zoom; 0 until it is measured. */
  linePx: number;
  /** The visible part, in pixels of the strip. */
  visible: { fromPx: number; toPx: number };
  zoomIn: () => void;
  zoomOut: () => void;
  showAll: () => void;
  onScroll: () => void;
}

/** Zooms the strip with buttons, the wheel or two fingers around a fixed point, and keeps the playhead in view. */
export function useStripZoom(options: {
  scrollerRef: RefObject<HTMLDivElement | null>;
  scale: TimelineScale;
  frame: number;
  /** Whether something is being dragged. The strip must not scroll automatically then. */
  isHeld: boolean;
}): StripZoom {
  const { scrollerRef, scale, frame, isHeld } = options;
  const [widthPx, setWidthPx] = useState(0);
  const [scrollPx, setScrollPx] = useState(0);
  const [wantedZoom, setWantedZoom] = useState(1);
  const anchorRef = useRef<{ share: number; anchorPx: number } | null>(null);
  const viewportPx = Math.max(0, widthPx - 2 * stripInsetPx);
  const maxZoom = getMaxZoom(scale, viewportPx);
  const zoom = Math.min(wantedZoom, maxZoom);
  const linePx = viewportPx * zoom;
  const playheadShare = toShare(getFrameStart(frame, scale), scale);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    const observer = new ResizeObserver(() => setWidthPx(scroller.clientWidth));
    observer.observe(scroller);
    setWidthPx(scroller.clientWidth);
    return () => observer.disconnect();
  }, [scrollerRef]);

  const zoomTo = useCallback(
    (next: (zoom: number) => number, clientX?: number) => {
      const scroller = scrollerRef.current;
      if (scroller === null || linePx === 0) return;
      const anchorPx =
        clientX === undefined
          ? stripInsetPx + playheadShare * linePx - scroller.scrollLeft
          : clientX - scroller.getBoundingClientRect().left;
      // A playhead out of view moves to the middle.
      const isInView = anchorPx >= 0 && anchorPx <= scroller.clientWidth;
      const share =
        clientX === undefined
          ? playheadShare
          : Math.min(1, Math.max(0, (scroller.scrollLeft + anchorPx - stripInsetPx) / linePx));
      anchorRef.current = { share, anchorPx: isInView ? anchorPx : scroller.clientWidth / 2 };
      setWantedZoom((old) => Math.min(maxZoom, Math.max(1, next(Math.min(old, maxZoom)))));
    },
    [linePx, maxZoom, playheadShare, scrollerRef],
  );

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const anchor = anchorRef.current;
    anchorRef.current = null;
    if (scroller === null || anchor === null) return;
    scroller.scrollLeft = scrollForAnchor({ ...anchor, linePx, insetPx: stripInsetPx });
    setScrollPx(scroller.scrollLeft);
  }, [linePx, scrollerRef]);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null || isHeld || zoom === 1) return;
    const target = scrollToShow({
      xPx: stripInsetPx + playheadShare * linePx,
      scrollPx: scroller.scrollLeft,
      viewPx: scroller.clientWidth,
    });
    if (target !== null) scroller.scrollLeft = target;
    // Follows only a moving playhead, so that it does not undo the user's own scrolling.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [playheadShare]);

  useZoomGestures(scrollerRef, zoomTo);

  return {
    zoom,
    canZoomIn: zoom < maxZoom,
    canZoomOut: zoom > 1,
    linePx,
    visible: { fromPx: scrollPx - stripInsetPx, toPx: scrollPx + widthPx - stripInsetPx },
    zoomIn: () => zoomTo((old) => old * zoomStep),
    zoomOut: () => zoomTo((old) => old / zoomStep),
    showAll: () => zoomTo(() => 1),
    onScroll: () => setScrollPx(scrollerRef.current?.scrollLeft ?? 0),
  };
}

/**
 * Zooms with Ctrl or Cmd and the wheel, which touchpads also send for a pinch, and with two fingers on a touch screen.
 */
function useZoomGestures(
  scrollerRef: RefObject<HTMLDivElement | null>,
  zoomTo: (next: (zoom: number) => number, clientX?: number) => void,
): void {
  const zoomRef = useRef(zoomTo);
  useEffect(() => {
    zoomRef.current = zoomTo;
  });
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    let spreadPx: number | null = null;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomRef.current(
        (old) => old * Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 150),
        event.clientX,
      );
    };
    const onTouch = (event: TouchEvent) => {
      const [one, two] = [event.touches[0], event.touches[1]];
      if (one === undefined || two === undefined) {
        spreadPx = null;
        return;
      }
      event.preventDefault();
      const next = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (spreadPx !== null && spreadPx > 0) {
        const factor = next / spreadPx;
        zoomRef.current((old) => old * factor, (one.clientX + two.clientX) / 2);
      }
      spreadPx = next;
    };
    // React's own listeners are passive, so they cannot prevent the page from zooming.
    scroller.addEventListener('wheel', onWheel, { passive: false });
    scroller.addEventListener('touchstart', onTouch, { passive: false });
    scroller.addEventListener('touchmove', onTouch, { passive: false });
    scroller.addEventListener('touchend', onTouch);
    return () => {
      scroller.removeEventListener('wheel', onWheel);
      scroller.removeEventListener('touchstart', onTouch);
      scroller.removeEventListener('touchmove', onTouch);
      scroller.removeEventListener('touchend', onTouch);
    };
  }, [scrollerRef]);
}
