import { selectAsset, selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { videoLimits } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { formatAcceptedFiles } from '@spinreel/config-schema/rules/upload-rules';
import { Clapperboard, Film } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import { cancelVideoWork, changeSplitScreen } from '../../ad-draft/video-cut/change-video-cut.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectVideoAspect, selectVideoCut } from '../../ad-draft/video-cut/select-video.ts';
import { uploadHint } from '../../ad-draft/uploads/card/upload-hint.ts';
import { UploadStatus } from '../../ad-draft/uploads/card/upload-status.tsx';
import { removeVideo, uploadVideoFile } from '../../ad-draft/uploads/upload-video.ts';
import { isUploading } from '../../ad-draft/uploads/uploads-slice.ts';
import { formatTimecode } from '../../lib/format/format-time.ts';
import { DropZone } from '../../ui/actions/drop-zone.tsx';
import { FileActions } from '../../ui/actions/file-actions.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { CropProgress } from './reels/crop-progress.tsx';
import { ReelsField } from './reels/reels-field.tsx';
import { VideoCutFields } from './video-cut-fields.tsx';
import { VideoPreview } from './video-preview.tsx';
import { VideoShapeField } from './video-shape-field.tsx';
import styles from './video-panel.module.css';

/** The gameplay video: the file, split screen, and the crop. */
export function VideoPanel() {
  const dispatch = useDraftDispatch();
  const video = useDraftSelector((state) => state.adDraft.document.assets?.gameplayVideo);
  const { splitScreen, shape } = useDraftSelector(
    (state) => selectVideoCut(state.adDraft.document),
    shallowEqual,
  );
  const isReels = shape === 'reels';
  const aspect = useDraftSelector((state) => selectVideoAspect(selectConfig(state)));
  const { notice, duration } = useDraftSelector((state) => selectAsset(state, 'gameplayVideo')) ?? {};
  const progress = useDraftSelector((state) => state.uploads.gameplayVideo);
  const isBusy = isUploading(progress);
  const isFailed = progress?.hasFailed === true;
  const isDone = progress !== undefined && !isBusy && !isFailed;
  const { name, purpose, field } = assetSlots.gameplayVideo;
  const accept = formatAcceptedFiles(purpose);
  const hasVideo = Boolean(video?.filePath);
  const isLong = (duration ?? 0) > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  const upload = (file: File) => void dispatch(uploadVideoFile(file));
  const renderStatus = (place: 'alone' | 'over' | 'below') => (
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
      description={`Any shape, up to ${videoLimits.maxAdDurationSeconds} seconds in the ad`}
      icon={<Film />}
      actions={
        hasVideo && (
          <FileActions
            field={field}
            name={name}
            accept={accept}
            onFile={upload}
            onRemove={() => dispatch(removeVideo())}
          />
        )
      }
    >
      <SwitchField
        field="assets.gameplayVideo.splitScreen"
        label="Split screen"
        hint={
          splitScreen
            ? 'The video fills the upper half. The button is in the lower half.'
            : 'The video fills the screen.'
        }
        isOn={splitScreen}
        onChange={(isOn) => void dispatch(changeSplitScreen(isOn))}
      />
      <VideoShapeField />
      <div className={styles.place} data-upload-slot="gameplayVideo">
        {hasVideo ? (
          <>
            {isReels ? (
              <ReelsField />
            ) : (
              <div className={styles.video} data-wide={aspect >= 1 || undefined}>
                <VideoPreview>{isBusy && renderStatus('over')}</VideoPreview>
                <VideoCutFields />
              </div>
            )}
            {isFailed && renderStatus('below')}
            {isReels ? (
              <CropProgress />
            ) : (
              <p className={styles.done} role="status">
                {isDone && messages.upload.videoDone}
              </p>
            )}
          </>
        ) : (
          <>
            {!isBusy && (
              <DropZone
                field={field}
                label={`Upload ${name}`}
                accept={accept}
                onFile={upload}
                icon={<Clapperboard />}
                title={`Drop the ${name} here, or choose a file`}
                hint={uploadHint('gameplayVideo')}
              />
            )}
            {renderStatus('alone')}
          </>
        )}
      </div>
      {hasVideo && notice !== undefined && <Notice tone="info">{notice}</Notice>}
      {hasVideo && isLong && <Notice tone="info">{describeSelection(video?.trim)}</Notice>}
    </Panel>
  );
}

function describeSelection(trim: Trim | null | undefined): string {
  if (!trim) return messages.upload.videoTrimmed;
  const { startSeconds, endSeconds } = trim;
  return messages.upload.videoPartSelected(formatTimecode(startSeconds), formatTimecode(endSeconds));
}
