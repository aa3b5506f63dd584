import { selectAsset, selectAssetUrl } from '../../ad-draft/catalogue/select-asset.ts';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { formatAcceptedFiles } from '@spinreel/config-schema/rules/upload-rules';
import { Music, Trash2 } from 'lucide-react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { uploadHint } from '../../ad-draft/uploads/card/upload-hint.ts';
import { removeMusic, uploadMusic } from '../../ad-draft/uploads/upload-music.ts';
import { UploadStatus } from '../../ad-draft/uploads/card/upload-status.tsx';
import { DropZone } from '../../ui/actions/drop-zone.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import { SampleList } from './sample-list.tsx';
import { TrackRow } from './track-row.tsx';
import { useSoundPlayer } from './use-sound-player.ts';
import styles from './music-panel.module.css';

/** The ID of the ad's own music, which differs from those of the samples. */
const ownId = 'own';

/** Music that loops during the whole ad: a sample or an uploaded track. */
export function MusicPanel() {
  const dispatch = useDraftDispatch();
  const music = useDraftSelector((state) => state.adDraft.document.assets?.backgroundMusic);
  const url = useDraftSelector((state) => selectAssetUrl(state, 'backgroundMusic'));
  const name = useDraftSelector((state) => selectAsset(state, 'backgroundMusic')?.originalName);
  const volume = music?.volume ?? defaults.musicVolume;
  const player = useSoundPlayer(volume);
  return (
    <Panel
      title="Background Music"
      description="Optional. Silent until the first tap."
      icon={<Music />}
      isPlain
    >
      {music?.filePath && (
        <div className={styles.current}>
          <TrackRow
            name={name ?? 'Music'}
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
            field="assets.backgroundMusic.volume"
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
        field={assetSlots.backgroundMusic.field}
        label="Upload background music"
        accept={formatAcceptedFiles(assetSlots.backgroundMusic.purpose)}
        onFile={(file) => {
          player.stop();
          void dispatch(uploadMusic(file));
        }}
        icon={<Music />}
        title="Or upload your own track"
        hint={uploadHint('backgroundMusic')}
        isCompact
      />
    </Panel>
  );
}
