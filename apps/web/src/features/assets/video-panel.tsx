import { assetSlots } from '@spinreel/config-schema/asset-slots';
import { videoLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { acceptedFiles } from '@spinreel/config-schema/upload-rules';
import { Clapperboard, Film, RefreshCw, Trash2 } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { videoCutOf } from '../../ad-draft/select-video.ts';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { UploadStatus } from '../../ad-draft/upload-status.tsx';
import { changeVideoCut, removeVideo, uploadVideoFile } from '../../ad-draft/upload-video.ts';
import { isUploading } from '../../ad-draft/uploads-slice.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FileButton } from '../../ui/file-button.tsx';
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
  const isBusy = useDraftSelector((state) => isUploading(state.uploads.gameplayVideo));
  const { name, purpose } = assetSlots.gameplayVideo;
  const accept = acceptedFiles(purpose);
  const hasVideo = Boolean(video?.filePath);
  const isLong =
    (video?.duration ?? 0) > videoLimits.maxAdDurationSeconds + videoLimits.durationToleranceSeconds;
  const upload = (file: File) => void dispatch(uploadVideoFile(file));
  return (
    <Panel
      title="Gameplay video"
      description={`Landscape 16:9, up to ${videoLimits.maxAdDurationSeconds} seconds in the ad`}
      icon={<Film />}
      actions={
        hasVideo && (
          <>
            <FileButton
              label={`Replace ${name}`}
              accept={accept}
              onFile={upload}
              size="small"
              icon={<RefreshCw aria-hidden="true" />}
            >
              Replace
            </FileButton>
            <Button
              size="small"
              aria-label={`Remove ${name}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => dispatch(removeVideo())}
            >
              Remove
            </Button>
          </>
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
      {hasVideo ? (
        <div className={styles.video} data-split={splitScreen || undefined}>
          <VideoPreview />
          <VideoCutFields />
        </div>
      ) : (
        !isBusy && (
          <DropZone
            label={`Upload ${name}`}
            accept={accept}
            onFile={upload}
            icon={<Clapperboard />}
            title={`Drop the ${name} here, or choose a file`}
            hint={uploadHint('gameplayVideo')}
          />
        )
      )}
      <UploadStatus
        slot="gameplayVideo"
        label="Gameplay video upload"
        onCancel={hasVideo ? undefined : () => dispatch(removeVideo())}
      />
      {hasVideo && isLong && <Notice tone="info">{messages.upload.videoTrimmed}</Notice>}
    </Panel>
  );
}
