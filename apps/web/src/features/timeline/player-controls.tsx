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
import { formatTimecode } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { frameStart, type TimelineScale } from './timeline-math.ts';
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
}

/** Play, step, sound, and the button that sets a point. */
export function PlayerControls({ player, scale, canAdd, hasPoints, onAdd }: PlayerControlsProps) {
  const second = Math.round(scale.frameRate);
  return (
    <div className={styles.controls} role="group" aria-label="Player">
      <div className={styles.transport}>
        <IconButton
          label="Back 1 second"
          shortcut="Shift+ArrowLeft"
          icon={<ChevronsLeft />}
          onClick={() => player.stepBy(-second)}
        />
        <IconButton
          label="Previous frame"
          shortcut="ArrowLeft"
          icon={<ChevronLeft />}
          onClick={() => player.stepBy(-1)}
        />
        <IconButton
          label={player.isPlaying ? 'Pause' : 'Play'}
          shortcut="Space"
          tone="solid"
          icon={player.isPlaying ? <Pause /> : <Play />}
          onClick={player.togglePlaying}
        />
        <IconButton
          label="Next frame"
          shortcut="ArrowRight"
          icon={<ChevronRight />}
          onClick={() => player.stepBy(1)}
        />
        <IconButton
          label="Forward 1 second"
          shortcut="Shift+ArrowRight"
          icon={<ChevronsRight />}
          onClick={() => player.stepBy(second)}
        />
        <IconButton
          label={player.isMuted ? 'Sound on' : 'Sound off'}
          icon={player.isMuted ? <VolumeX /> : <Volume2 />}
          onClick={player.toggleMuted}
        />
      </div>
      <p className={styles.time}>
        <span className={styles.now}>{formatTimecode(frameStart(player.frame, scale))}</span>
        <span> / {formatTimecode(scale.durationSeconds)}</span>
        <span className={styles.frame}>Frame {player.frame}</span>
      </p>
      {hasPoints && (
        <Button
          icon={<MapPinPlus aria-hidden="true" />}
          disabled={!canAdd}
          aria-keyshortcuts="P"
          className={styles.add}
          onClick={onAdd}
        >
          Pause here
        </Button>
      )}
    </div>
  );
}
