import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { generateId } from '../../../lib/generate-id.ts';
import { useDragging } from '../../../lib/page/use-dragging.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatShare } from '../describe-visible-part.ts';
import { bodyHandle, changeRegion, type RegionHandle } from './change-region.ts';
import styles from './region-handles.module.css';

interface RegionHandlesProps {
  /** The region as it is shown, also during a drag. */
  region: VideoRegion;
  /** The element that shows the whole video. */
  frameRef: RefObject<HTMLElement | null>;
  /** Shows a region during a drag; null ends it. */
  onDrag: (region: VideoRegion | null) => void;
  /** Changes of one gesture are one step. */
  onChange: (region: VideoRegion, gesture: string) => void;
}

/** The rectangle of a region, which moves it, with eight handles at its corners and sides. */
export function RegionHandles(props: RegionHandlesProps) {
  const noteId = useId();
  const { x, y, width, height } = props.region;
  return (
    <>
      {handles.map(({ name, handle }) => (
        <Handle key={name} {...props} name={name} handle={handle} noteId={noteId} />
      ))}
      <VisuallyHidden id={noteId}>
        {formatShare(x)} from the left and {formatShare(y)} from the top, {formatShare(width)} wide and{' '}
        {formatShare(height)} high. Arrow keys move it by half a percent, with Shift by five.
      </VisuallyHidden>
    </>
  );
}

function Handle(props: RegionHandlesProps & { name: string; handle: RegionHandle; noteId: string }) {
  const { region, frameRef, onDrag, onChange, name, handle, noteId } = props;
  const startRef = useRef(region);
  const draggedRef = useRef(region);
  const gestureRef = useRef('');
  const { handlers } = useDragging({
    onStart: () => {
      startRef.current = region;
    },
    onMove: (by) => {
      const { clientWidth = 1, clientHeight = 1 } = frameRef.current ?? {};
      const share = { x: by.x / clientWidth, y: by.y / clientHeight };
      draggedRef.current = changeRegion(startRef.current, { handle, by: share });
      onDrag(draggedRef.current);
    },
    onEnd: () => {
      onDrag(null);
      onChange(draggedRef.current, generateId());
    },
    onCancel: () => onDrag(null),
  });
  const step = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const share = event.shiftKey ? largeStep : smallStep;
    const by = { x: direction[0] * share, y: direction[1] * share };
    onChange(changeRegion(region, { handle, by }), gestureRef.current);
  };
  return (
    <button
      type="button"
      aria-label={name}
      aria-describedby={noteId}
      className={styles.handle}
      data-x={handle.x}
      data-y={handle.y}
      onKeyDown={step}
      onFocus={() => {
        gestureRef.current = generateId();
      }}
      {...handlers}
    />
  );
}

/** In shares of the video. */
const [smallStep, largeStep] = [0.005, 0.05];

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The body comes first, so that the handles are above it. */
const handles: readonly { name: string; handle: RegionHandle }[] = [
  { name: 'Move the visible area', handle: bodyHandle },
  { name: 'Resize the visible area: top left corner', handle: { x: -1, y: -1 } },
  { name: 'Resize the visible area: top side', handle: { x: 0, y: -1 } },
  { name: 'Resize the visible area: top right corner', handle: { x: 1, y: -1 } },
  { name: 'Resize the visible area: right side', handle: { x: 1, y: 0 } },
  { name: 'Resize the visible area: bottom right corner', handle: { x: 1, y: 1 } },
  { name: 'Resize the visible area: bottom side', handle: { x: 0, y: 1 } },
  { name: 'Resize the visible area: bottom left corner', handle: { x: -1, y: 1 } },
  { name: 'Resize the visible area: left side', handle: { x: -1, y: 0 } },
];
