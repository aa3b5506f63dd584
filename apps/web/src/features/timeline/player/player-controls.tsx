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
import { useId, type ReactNode } from 'react';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { shortcuts } from '../../../lib/keyboard/shortcuts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TimecodeField } from '../timecode/timecode-field.tsx';
import type { TimelineScale } from '../scale/timeline-math.ts';
import type { Player } from './use-player.ts';
import styles from './player-controls.module.css';

interface PlayerControlsProps {
  player: Player;
  scale: TimelineScale;
  /** Why no point can be added on the current frame; null if one can. */
  addProblem: string | null;
  /** Whether the level has pause points. */
  hasPoints: boolean;
  onAdd: () => void;
  /** Called to move the focus to the playhead. */
  onDone: () => void;
  /** The strip's tools. */
  children: ReactNode;
}

/** Play, step and sound buttons, the playhead's position, and the button that adds a point there. */
export function PlayerControls(props: PlayerControlsProps) {
  const { player, scale, addProblem, hasPoints, onAdd, onDone, children } = props;
  const problemId = useId();
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
      <div className="row gap-2">
        <TimecodeField label="Playhead time" format="time" {...field} />
        <span className="small-faint digits">/ {formatTimecode(scale.durationSeconds)}</span>
        <TimecodeField label="Playhead frame" format="frame" {...field} />
      </div>
      {children}
      {hasPoints && (
        <>
          <div className={styles.add}>
            {/* It keeps the focus while it is disabled, so that screen readers read the reason. */}
            <Button
              icon={<MapPinPlus />}
              variant={addProblem === null ? 'primary' : 'secondary'}
              aria-disabled={addProblem !== null}
              aria-describedby={problemId}
              aria-keyshortcuts={shortcuts.addPause.keys.join(' ')}
              title="Sets a pause point at the playhead (P)"
              onClick={onAdd}
            >
              Pause here
            </Button>
          </div>
          <p id={problemId} className={styles.problem}>
            {addProblem}
          </p>
        </>
      )}
    </div>
  );
}
