import { musicSamples, type MusicSampleId } from '@spinreel/config-schema/options/music-samples';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { chooseSample } from '../../ad-draft/uploads/upload-music.ts';
import { sendSample } from '../../api-client/upload-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TrackRow } from './track-row.tsx';
import type { useSoundPlayer } from './use-sound-player.ts';
import styles from './sample-list.module.css';

interface SampleListProps {
  chosen: MusicSampleId | null;
  player: ReturnType<typeof useSoundPlayer>;
}

/** The sample tracks of the product, with buttons to listen and to choose. */
export function SampleList({ chosen, player }: SampleListProps) {
  const dispatch = useDraftDispatch();
  const { hearing, toggle, stop } = player;
  const loadedRef = useRef(new Map<MusicSampleId, string>());
  const load = async (id: MusicSampleId) => {
    const known = loadedRef.current.get(id);
    if (known !== undefined) return known;
    const answer = await sendSample(id);
    if ('error' in answer) return null;
    loadedRef.current.set(id, answer.data.dataUri);
    return answer.data.dataUri;
  };
  return (
    <ul className={styles.list} aria-label="Sample music">
      {musicSamples.map(({ id, name }) => {
        const isChosen = chosen === id;
        return (
          <li key={id}>
            <TrackRow
              name={name}
              hearing={hearing?.id === id ? hearing : null}
              isUsed={isChosen}
              onToggle={() => toggle({ id, load: () => load(id) })}
              actions={
                <Button
                  size="small"
                  variant={isChosen ? 'quiet' : 'secondary'}
                  disabled={isChosen}
                  aria-label={isChosen ? `${name} is used` : `Use ${name}`}
                  icon={isChosen ? <Check /> : undefined}
                  onClick={() => {
                    stop();
                    void dispatch(chooseSample(id));
                  }}
                >
                  {isChosen ? 'Used' : 'Use'}
                </Button>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
