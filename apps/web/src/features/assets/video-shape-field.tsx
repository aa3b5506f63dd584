import {
  getDefaultShape,
  shapeAspects,
  videoShapes,
  type VideoShape,
} from '@spinreel/config-schema/options/placement/video-shapes';
import { shallowEqual } from 'react-redux';
import { selectAsset } from '../../ad-draft/catalogue/select-asset.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { changeVideoCut } from '../../ad-draft/video-cut/change-video-cut.ts';
import { selectVideoCut } from '../../ad-draft/video-cut/select-video.ts';
import { RadioCards, type RadioCard } from '../../ui/fields/radio-cards.tsx';
import { describeVisiblePart } from './describe-visible-part.ts';
import styles from './video-shape-field.module.css';

/** The shape to which the video is cropped, and how much of the upload it shows. */
export function VideoShapeField() {
  const dispatch = useDraftDispatch();
  const cut = useDraftSelector((state) => selectVideoCut(state.adDraft.document), shallowEqual);
  const { width, height } = useDraftSelector((state) => selectAsset(state, 'gameplayVideo')) ?? {};
  if (!width || !height) return null;
  const source = { sourceWidth: width, sourceHeight: height };
  const cards = shapes.map((shape): RadioCard<VideoShape> => {
    const aspect = shape === 'uploaded' ? width / height : shapeAspects[shape];
    return {
      value: shape,
      title: shape === 'uploaded' ? 'As uploaded' : shape,
      illustration: <ShapeIllustration aspect={aspect} />,
    };
  });
  return (
    <div className={styles.field}>
      <RadioCards
        field="assets.gameplayVideo.shape"
        legend="Video shape"
        isCompact
        cards={cards}
        value={cut.shape ?? getDefaultShape(cut.splitScreen)}
        onChange={(shape) => void dispatch(changeVideoCut({ shape }))}
      />
      <p className={styles.part} role="status">
        {describeVisiblePart({ ...cut, ...source })}
      </p>
    </div>
  );
}

const shapes = videoShapes.filter((shape) => shape !== 'reels');

function ShapeIllustration({ aspect }: { aspect: number }) {
  return (
    <span className={styles.illustration}>
      <span style={{ aspectRatio: aspect }} data-portrait={aspect < 1 || undefined} />
    </span>
  );
}
