import { useRef, type PointerEvent } from 'react';
import { StageHandle, type StageHandleProps } from './stage-handle.tsx';
import { useDragging } from '../../../lib/page/use-dragging.ts';
import styles from './stage-handle.module.css';

interface VideoAreaPartProps extends Omit<StageHandleProps, 'element' | 'children'> {
  /** The size factor in the draft. */
  sizeFactor: number;
}

const corners = [
  { left: '0%', top: '0%', cursor: 'nwse-resize' },
  { left: '100%', top: '0%', cursor: 'nesw-resize' },
  { left: '0%', top: '100%', cursor: 'nesw-resize' },
  { left: '100%', top: '100%', cursor: 'nwse-resize' },
] as const;

/** The handle of a split screen's video, with corners that resize it. The scenery draws the video itself. */
export function VideoAreaPart(props: VideoAreaPartProps) {
  const { sizeFactor, ...handleProps } = props;
  const { position, locate, viewScale, surroundings, moves } = handleProps;
  const startRef = useRef({ x: 0, y: 0, sizeFactor, reachPx: 1 });
  const { handlers } = useDragging({
    onStart: () => moves.grab('videoArea', surroundings),
    onMove: (by) => {
      const { x, y, reachPx } = startRef.current;
      const reached = Math.hypot(x + by.x / viewScale, y + by.y / viewScale);
      moves.resize(position, startRef.current.sizeFactor * (reached / reachPx));
    },
    onEnd: moves.drop,
    onGiveUp: moves.putBack,
  });
  return (
    <StageHandle {...handleProps} element="videoArea">
      {corners.map((corner) => (
        // Keyboard users resize the video with the slider.
        <span
          key={`${corner.left} ${corner.top}`}
          className={styles.corner}
          style={corner}
          data-testid="video-corner"
          {...handlers}
          onPointerDown={(event: PointerEvent) => {
            // Otherwise the stage would move the video.
            event.stopPropagation();
            const { box } = locate(null);
            const x = (corner.left === '0%' ? -0.5 : 0.5) * box.width;
            const y = (corner.top === '0%' ? -0.5 : 0.5) * box.height;
            startRef.current = { x, y, sizeFactor, reachPx: Math.max(1, Math.hypot(x, y)) };
            handlers.onPointerDown(event);
          }}
        />
      ))}
    </StageHandle>
  );
}
