import { assetSlots } from '@spinreel/config-schema/asset-slots';
import { defaults } from '@spinreel/config-schema/defaults';
import { sliderRanges } from '@spinreel/config-schema/limits';
import { acceptedFiles } from '@spinreel/config-schema/upload-rules';
import { Music, Trash2 } from 'lucide-react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { removeMusic, uploadMusic } from '../../ad-draft/upload-music.ts';
import { UploadStatus } from '../../ad-draft/upload-status.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SliderField } from '../../ui/slider-field.tsx';
import { SampleList } from './sample-list.tsx';
import { TrackRow } from './track-row.tsx';
import { useSoundPlayer } from './use-sound-player.ts';
import styles from './music-panel.module.css';

/** Tells the ad's own music from the samples. */
const ownId = 'own';

/** Music that loops under the whole ad: one of the samples, or a track of one's own. */
export function MusicPanel() {
  const dispatch = useDraftDispatch();
  const music = useDraftSelector((state) => state.adDraft.config.assets?.backgroundMusic);
  const url = music?.processedUrl ?? music?.uploadedPath ?? null;
  const volume = music?.volume ?? defaults.musicVolume;
  const player = useSoundPlayer(volume);
  return (
    <Panel title="Background Music" description="Optional. Silent until the first tap." icon={<Music />}>
      {music?.filePath && (
        <div className={styles.current}>
          <TrackRow
            name={music.originalName ?? 'Music'}
            hearing={player.hearing?.id === ownId ? player.hearing : null}
            isUsed
            onToggle={() => player.toggle({ id: ownId, load: () => Promise.resolve(url) })}
            actions={
              <IconButton
                label="Remove background music"
                icon={<Trash2 />}
                tone="danger"
                onClick={() => {
                  player.stop();
                  dispatch(removeMusic());
                }}
              />
            }
          />
          <SliderField
            label="Volume"
            value={volume}
            range={sliderRanges.musicVolume}
            format={(value) => `${Math.round(value * 100)} %`}
            onChange={(volume) => dispatch(adChanged({ assets: { backgroundMusic: { volume } } }))}
          />
        </div>
      )}
      <UploadStatus slot="backgroundMusic" label="Background music upload" place="below" />
      <SampleList chosen={music?.sampleId ?? null} player={player} />
      <DropZone
        label="Upload background music"
        accept={acceptedFiles(assetSlots.backgroundMusic.purpose)}
        onFile={(file) => {
          player.stop();
          void dispatch(uploadMusic(file));
        }}
        icon={<Music />}
        title="Or use a track of your own"
        hint={uploadHint('backgroundMusic')}
        isCompact
      />
    </Panel>
  );
}
