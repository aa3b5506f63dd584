import { selectConfig } from '../../../ad-draft/catalogue/select-asset.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectVideoTimeline } from '../../../ad-draft/video-cut/select-video.ts';
import { SpinFinder } from '../../../features/spin-finder/spin-finder.tsx';
import { SuggestedCutBar } from '../../../features/spin-finder/suggested-cut-bar.tsx';
import { useMoments } from '../../../features/spin-finder/use-moments.ts';
import { useSuggestedCut } from '../../../features/spin-finder/use-suggested-cut.ts';
import { FrameTile } from '../../../features/timeline/filmstrip/frame-tile.tsx';
import { LevelCards } from '../../../features/timeline/pauses/level-cards.tsx';
import { TimelineEditor } from '../../../features/timeline/timeline-editor.tsx';
import { useFilmstrip } from '../../../features/timeline/filmstrip/use-filmstrip.ts';
import { useTimelineEdits } from '../../../features/timeline/use-timeline-edits.ts';

const momentFrameHeightPx = 112;

/** Step 2: the number of pauses, their positions, and the trimmed part. */
export function PauseStep() {
  const config = useDraftSelector(selectConfig);
  const filmstrip = useFilmstrip(config);
  const search = useMoments(config);
  const cut = useSuggestedCut(config, search.spins);
  const edits = useTimelineEdits();
  const { frameRate } = selectVideoTimeline(config);
  return (
    <div className="stack gap-5">
      <LevelCards edits={edits} />
      <TimelineEditor
        filmstrip={filmstrip}
        moments={search.moments.map(({ timestamp }) => timestamp)}
        cut={cut}
        edits={edits}
        renderCut={(options) => <SuggestedCutBar search={search} cut={cut} {...options} />}
      >
        {({ points, level, addPoints, showFrame }) => (
          <SpinFinder
            search={search}
            points={points}
            level={level}
            frameRate={frameRate}
            renderFrame={(seconds) => (
              <FrameTile filmstrip={filmstrip} seconds={seconds} heightPx={momentFrameHeightPx} fill />
            )}
            suggestedFrames={cut?.pauses.map(({ frame }) => frame) ?? []}
            onAdd={addPoints}
            onShow={showFrame}
          />
        )}
      </TimelineEditor>
    </div>
  );
}
