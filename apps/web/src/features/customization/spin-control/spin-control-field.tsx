import { resolveFramedSource } from '@spinreel/config-schema/ad/resolve-ad';
import { isHighlightCropped } from '@spinreel/config-schema/ad/resolve-highlight';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { spinControls, type SpinControl } from '@spinreel/config-schema/options/options';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectConfig } from '../../../ad-draft/catalogue/select-asset.ts';
import { EditsPart } from '../../../ui/ad/edits-part.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { useCta } from '../use-cta.ts';
import { SpinControlIllustration } from './spin-control-illustration.tsx';

const cardTexts: Readonly<Record<SpinControl, { title: string; description: string }>> = {
  button: { title: 'Button', description: 'Your spin button over the gameplay' },
  highlight: {
    title: 'Highlight in the video',
    description: 'A ring marks the spin button of your game',
  },
};

/** What viewers tap at a pause, and the size of the highlight. */
export function SpinControlField() {
  const { cta, changeCta } = useCta();
  const isHighlight = cta.spinControl === 'highlight';
  return (
    <EditsPart parts={isHighlight ? ['gameplayHighlight'] : ['gameplayButton']}>
      <RadioCards
        field="cta.spinControl"
        legend="At pauses, viewers tap"
        isCompact
        value={cta.spinControl}
        onChange={(spinControl) => changeCta({ spinControl })}
        cards={spinControls.map((value) => ({
          value,
          ...cardTexts[value],
          illustration: <SpinControlIllustration control={value} />,
        }))}
      />
      {isHighlight && (
        <>
          <HighlightNotice />
          <SliderField
            field="cta.highlightSize"
            label="Size of the highlight"
            value={cta.highlightSize}
            range={sliderRanges.highlightSize}
            format={(size) => `${Math.round(size * 100)} % of the video`}
            onCommit={(highlightSize) => changeCta({ highlightSize })}
          />
        </>
      )}
    </EditsPart>
  );
}

/** Says where the highlight belongs, or that the video was cropped since it was placed. */
function HighlightNotice() {
  const isCropped = useDraftSelector((state) => {
    const { cta, assets } = selectConfig(state);
    return isHighlightCropped(cta ?? {}, resolveFramedSource(assets?.gameplayVideo));
  });
  return isCropped ? (
    <Notice tone="warning" title="The marked button is cropped out">
      The visible part of the video does not contain the point that you marked. Drag the ring to the spin
      button again, or change the crop in step 1.
    </Notice>
  ) : (
    <Notice tone="info">
      Drag the ring onto the spin button of your game. It stays there when you crop the video or change the
      screen shape. The cover keeps its own button.
    </Notice>
  );
}
