import { Magnet, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { shortcuts } from '../../../lib/keyboard/shortcuts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { StripZoom } from '../scale/use-strip-zoom.ts';
import styles from './strip-tools.module.css';

interface StripToolsProps {
  zoom: StripZoom;
  isSnapping: boolean;
  onToggleSnapping: () => void;
}

/** The controls for snapping and zoom. */
export function StripTools({ zoom, isSnapping, onToggleSnapping }: StripToolsProps) {
  return (
    <div className="row gap-1" role="group" aria-label="Strip">
      <IconButton
        label="Snapping"
        shortcut={shortcuts.snapping.keys[0]}
        icon={<Magnet />}
        aria-pressed={isSnapping}
        className={styles.toggle}
        onClick={onToggleSnapping}
      />
      <span className={styles.gap} aria-hidden="true" />
      <IconButton
        label="Zoom out"
        shortcut={shortcuts.zoomOut.keys[0]}
        icon={<ZoomOut />}
        disabled={!zoom.canZoomOut}
        onClick={zoom.zoomOut}
      />
      <IconButton
        label="Zoom in"
        shortcut={shortcuts.zoomIn.keys[0]}
        icon={<ZoomIn />}
        disabled={!zoom.canZoomIn}
        onClick={zoom.zoomIn}
      />
      <IconButton
        label="Show the whole video"
        icon={<Maximize2 />}
        disabled={!zoom.canZoomOut}
        onClick={zoom.showAll}
      />
    </div>
  );
}
