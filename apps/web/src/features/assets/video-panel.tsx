import { assetSlots } from '@spinreel/config-schema/asset-slots';
import { videoLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { acceptedFiles } from '@spinreel/config-schema/upload-rules';
import { Clapperboard, Film } from 'lucide-react';
import { cancelVideoWork, changeVideoCut } from '../../ad-draft/change-video-cut.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { videoCutOf } from '../../ad-draft/select-video.ts';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { UploadStatus } from '../../ad-draft/upload-status.tsx';
import { removeVideo, uploadVideoFile } from '../../ad-draft/upload-video.ts';
import { isUploading } from '../../ad-draft/uploads-slice.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FileActions } from '../../ui/file-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { VideoCutFields } from './video-cut-fields.tsx';
import { VideoPreview } from './video-preview.tsx';
import styles from './video-panel.module.css';

/** The gameplay video: the file, whether the screen is split, and which part of the picture is seen. */
export function VideoPanel() {
  const dispatch = useDraftDispatch();
  const video = useDraftSelector((state) => state.adDraft.config.assets?.gameplayVideo);
  const splitScreen = useDraftSelector((state) => videoCutOf(state.adDraft.config).splitScreen);
  const progress = useDraftSelector((state) => state.uploads.gameplayVideo);
  const isBusy = isUploading(progress);
  const isFailed = progress?.hasFailed === true;
  const isDone = progress !== undefined && !isBusy && !isFailed;
  const { name, purpose } = assetSlots.gameplayVideo;
  const accept = acceptedFiles(purpose);
  const hasVideo = Boolean(video?.filePath);
  const isLong =
    (video?.duration ?? 0) > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  const upload = (file: File) => void dispatch(uploadVideoFile(file));
  const status = (place: 'alone' | 'over' | 'below') => (
    <UploadStatus
      slot="gameplayVideo"
      label="Gameplay video upload"
      place={place}
      onCancel={() => dispatch(cancelVideoWork())}
    />
  );
  return (
    <Panel
      title="Gameplay video"
      description={`Landscape 16:9, up to ${videoLimits.maxAdDurationSeconds} seconds in the ad`}
      icon={<Film />}
      actions={
        hasVideo && (
          <FileActions name={name} accept={accept} onFile={upload} onRemove={() => dispatch(removeVideo())} />
        )
      }
    >
      <SwitchField
        label="Split screen"
        hint={
          splitScreen
            ? 'The video stands in the upper half, the button in the lower.'
            : 'The video covers the whole screen.'
        }
        isOn={splitScreen}
        onChange={(isOn) => void dispatch(changeVideoCut({ splitScreen: isOn }))}
      />
      <div className={styles.place} data-upload-slot="gameplayVideo">
        {hasVideo ? (
          <>
            <div className={styles.video} data-split={splitScreen || undefined}>
              <VideoPreview>{isBusy && status('over')}</VideoPreview>
              <VideoCutFields />
            </div>
            {isFailed && status('below')}
            <p className={styles.done} role="status">
              {isDone && messages.upload.videoDone}
            </p>
          </>
        ) : (
          <>
            {!isBusy && (
              <DropZone
                label={`Upload ${name}`}
                accept={accept}
                onFile={upload}
                icon={<Clapperboard />}
                title={`Drop the ${name} here, or choose a file`}
                hint={uploadHint('gameplayVideo')}
              />
            )}
            {status('alone')}
          </>
        )}
      </div>
      {hasVideo && isLong && <Notice tone="info">{messages.upload.videoTrimmed}</Notice>}
    </Panel>
  );
}
