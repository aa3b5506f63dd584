import { ResizeCorners } from '../sizing/resize-corners.tsx';
import { StageHandle, type StageHandleProps } from './stage-handle.tsx';

interface VideoAreaPartProps extends Omit<StageHandleProps, 'element' | 'children' | 'corners'> {
  /** The size factor in the draft. */
  sizeFactor: number;
}

/** The handle of a split screen's video, with corners that resize it. The scenery draws the video itself. */
export function VideoAreaPart({ sizeFactor, ...handleProps }: VideoAreaPartProps) {
  return (
    <StageHandle
      {...handleProps}
      element="videoArea"
      corners={<ResizeCorners {...handleProps} element="videoArea" size={sizeFactor} />}
    />
  );
}
