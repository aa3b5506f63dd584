import { musicSamples, type MusicSampleId } from '@spinreel/config-schema/music-samples';
import { Check, Pause, Play } from 'lucide-react';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { chooseSample } from '../../ad-draft/upload-music.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSamplePlayer } from './use-sample-player.ts';
import styles from './sample-list.module.css';

/** The tracks that come with the product: listen, then choose. */
export function SampleList({ chosen }: { chosen: MusicSampleId | null }) {
  const dispatch = useDraftDispatch();
  const { playing, loading, play, stop } = useSamplePlayer();
  return (
    <ul className={styles.list} aria-label="Sample music">
      {musicSamples.map(({ id, name }) => {
        const isPlaying = playing === id;
        const isChosen = chosen === id;
        return (
          <li key={id} className={styles.sample} data-chosen={isChosen || undefined}>
            <IconButton
              label={isPlaying ? `Stop ${name}` : `Play ${name}`}
              icon={loading === id ? <Spinner /> : isPlaying ? <Pause /> : <Play />}
              tone="solid"
              onClick={() => (isPlaying ? stop() : void play(id))}
            />
            <span className={styles.name}>{name}</span>
            <Button
              size="small"
              variant={isChosen ? 'quiet' : 'secondary'}
              disabled={isChosen}
              aria-label={isChosen ? `${name} is used` : `Use ${name}`}
              icon={isChosen ? <Check aria-hidden="true" /> : undefined}
              onClick={() => {
                stop();
                void dispatch(chooseSample(id));
              }}
            >
              {isChosen ? 'Used' : 'Use'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
