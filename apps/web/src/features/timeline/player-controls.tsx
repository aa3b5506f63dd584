import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  MapPinPlus,
  Pause,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimecode } from '../../lib/format-time.ts';
import { shortcuts } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TimecodeField } from './timecode-field.tsx';
import type { TimelineScale } from './timeline-math.ts';
import type { Player } from './use-player.ts';
import styles from './player-controls.module.css';

interface PlayerControlsProps {
  player: Player;
  scale: TimelineScale;
  /** Whether a point can be set on the frame shown. */
  canAdd: boolean;
  /** Whether the level has points at all. */
  hasPoints: boolean;
  onAdd: () => void;
  /** Puts the focus on the playhead. */
  onDone: () => void;
  /** The strip's tools. */
  children: ReactNode;
}

/** Play, step, sound, where the playhead is, and the button that sets a point there. */
export function PlayerControls(props: PlayerControlsProps) {
  const { player, scale, canAdd, hasPoints, onAdd, onDone, children } = props;
  const second = Math.round(scale.frameRate);
  const field = { frame: player.frame, scale, onCommit: player.showFrame, onDone };
  return (
    <div className={styles.controls} role="group" aria-label="Player">
      <div className={styles.transport}>
        <IconButton
          label="Back 1 second"
          shortcut={shortcuts.backOneSecond.keys[0]}
          icon={<ChevronsLeft />}
          onClick={() => player.stepBy(-second)}
        />
        <IconButton
          label="Previous frame"
          shortcut={shortcuts.previousFrame.keys[0]}
          icon={<ChevronLeft />}
          onClick={() => player.stepBy(-1)}
        />
        <IconButton
          label={player.isPlaying ? 'Pause' : 'Play'}
          shortcut={shortcuts.play.keys[0]}
          tone="solid"
          icon={player.isPlaying ? <Pause /> : <Play />}
          onClick={player.togglePlaying}
        />
        <IconButton
          label="Next frame"
          shortcut={shortcuts.nextFrame.keys[0]}
          icon={<ChevronRight />}
          onClick={() => player.stepBy(1)}
        />
        <IconButton
          label="Forward 1 second"
          shortcut={shortcuts.forwardOneSecond.keys[0]}
          icon={<ChevronsRight />}
          onClick={() => player.stepBy(second)}
        />
        <IconButton
          label={player.isMuted ? 'Sound on' : 'Sound off'}
          icon={player.isMuted ? <VolumeX /> : <Volume2 />}
          onClick={player.toggleMuted}
        />
      </div>
      <div className={styles.time}>
        <TimecodeField label="Playhead time" format="time" {...field} />
        <span className={styles.total}>/ {formatTimecode(scale.durationSeconds)}</span>
        <TimecodeField label="Playhead frame" format="frame" {...field} />
      </div>
      {children}
      {hasPoints && (
        <Button
          icon={<MapPinPlus aria-hidden="true" />}
          variant={canAdd ? 'primary' : 'secondary'}
          disabled={!canAdd}
          aria-keyshortcuts={shortcuts.addPause.keys.join(' ')}
          title="Sets a pause point at the playhead (P)"
          className={styles.add}
          onClick={onAdd}
        >
          Pause here
        </Button>
      )}
    </div>
  );
}
