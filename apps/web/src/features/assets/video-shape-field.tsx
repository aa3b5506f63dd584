import type { FoundReels } from '@spinreel/api-contract/assets';
import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import {
  getDefaultShape,
  middleRegion,
  shapeAspects,
  videoShapes,
  type VideoShape,
} from '@spinreel/config-schema/options/placement/video-shapes';
import { shallowEqual } from 'react-redux';
import { Sparkles } from 'lucide-react';
import { selectAsset } from '../../ad-draft/catalogue/select-asset.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { changeVideoCut } from '../../ad-draft/video-cut/change-video-cut.ts';
import { selectVideoCut } from '../../ad-draft/video-cut/select-video.ts';
import { RadioCards, type RadioCard } from '../../ui/fields/radio-cards.tsx';
import { describeVisiblePart } from './describe-visible-part.ts';
import { isSameRegion } from './reels/change-region.ts';
import { isCertain, useReels } from './reels/use-reels.ts';
import { Button } from '../../ui/actions/button.tsx';
import styles from './video-shape-field.module.css';

/** The shape to which the video is cropped, and how much of the upload it shows. */
export function VideoShapeField() {
  const dispatch = useDraftDispatch();
  const cut = useDraftSelector((state) => selectVideoCut(state.adDraft.document), shallowEqual);
  const region = useDraftSelector((state) => state.adDraft.document.assets?.gameplayVideo?.reels);
  const search = useReels();
  const { width, height } = useDraftSelector((state) => selectAsset(state, 'gameplayVideo')) ?? {};
  if (!width || !height) return null;
  const source = { sourceWidth: width, sourceHeight: height };
  const cards = videoShapes.map((shape): RadioCard<VideoShape> => {
    if (shape === 'reels') return { value: shape, title: 'Reels only', illustration: <ReelsIllustration /> };
    const aspect = shape === 'uploaded' ? width / height : shapeAspects[shape];
    return {
      value: shape,
      title: shape === 'uploaded' ? 'As uploaded' : shape,
      illustration: <ShapeIllustration aspect={aspect} />,
    };
  });
  const shape = cut.shape ?? getDefaultShape(cut.splitScreen);
  const choose = (chosen: VideoShape) =>
    void dispatch(
      changeVideoCut(
        chosen === 'reels' ? { shape: chosen, reels: chooseRegion(region, search.reels) } : { shape: chosen },
      ),
    );
  return (
    <div className={styles.field}>
      <RadioCards
        field="assets.gameplayVideo.shape"
        legend="Video shape"
        isCompact
        cards={cards}
        value={shape}
        onChange={choose}
      />
      <div className={styles.foot}>
        <p className="small-faint" role="status">
          {describeVisiblePart({ ...cut, ...source })}
        </p>
        {shape !== 'reels' && search.reels !== null && isCertain(search.reels) && (
          <ReelsOffer onUse={() => choose('reels')} />
        )}
      </div>
    </div>
  );
}

/** Chooses the area to start with: the one that was chosen before, or the reels, or the middle of the video. */
function chooseRegion(former: VideoRegion | null | undefined, found: FoundReels | null): VideoRegion {
  if (former && !isSameRegion(former, middleRegion)) return former;
  return found?.region ?? middleRegion;
}

function ShapeIllustration({ aspect }: { aspect: number }) {
  return (
    <span className={styles.illustration}>
      <span style={{ aspectRatio: aspect }} data-portrait={aspect < 1 || undefined} />
    </span>
  );
}

/** Three reels in the middle of a video. */
function ReelsIllustration() {
  return (
    <span className={styles.illustration}>
      <span className={styles.reels}>
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}

/** Says that the reels were found in the video, with the button that shows only them. */
function ReelsOffer({ onUse }: { onUse: () => void }) {
  return (
    <p className="small-soft nowrap row gap-2" role="status">
      <Sparkles className="text-gold" />
      Reels found.
      <Button size="small" variant="quiet" className={styles.use} onClick={onUse}>
        Use reels only
      </Button>
    </p>
  );
}
