import { withBackgroundType } from '@spinreel/config-schema/options/appearance/background-choice';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { BackgroundType } from '@spinreel/config-schema/options/options';
import { Layers } from 'lucide-react';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { ImageUpload } from '../../../ad-draft/uploads/card/image-upload.tsx';
import { selectAssetUrl } from '../../../ad-draft/catalogue/select-asset.ts';
import { ColourField } from '../../../ui/fields/colour-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { RadioCards, type RadioCard } from '../../../ui/fields/radio-cards.tsx';
import { useVideoStill } from '../use-video-still.ts';
import { BackgroundIllustration } from './background-illustration.tsx';

/** The background of a split-screen video. */
export function BackgroundPanel() {
  const dispatch = useDraftDispatch();
  const background = useDraftSelector((state) => state.adDraft.document.assets?.background);
  const type = background?.type ?? defaults.background.type;
  const solidColor = background?.solidColor ?? defaults.background.solidColor;
  const stillUrl = useVideoStill(useDraftSelector((state) => selectAssetUrl(state, 'gameplayVideo')));
  const imageUrl = useDraftSelector((state) => selectAssetUrl(state, 'backgroundImage'));
  const cards: RadioCard<BackgroundType>[] = [
    {
      value: 'transparent-video',
      title: 'Transparent video',
      description: 'The colors at the edge of the video',
      illustration: <BackgroundIllustration type="transparent-video" stillUrl={stillUrl} />,
    },
    {
      value: 'solid-color',
      title: 'Solid color',
      description: 'A single color',
      illustration: <BackgroundIllustration type="solid-color" colour={solidColor} stillUrl={stillUrl} />,
    },
    {
      value: 'custom-image',
      title: 'Custom image',
      description: 'Your own image, ideally square',
      illustration: <BackgroundIllustration type="custom-image" imageUrl={imageUrl} stillUrl={stillUrl} />,
    },
  ];
  return (
    <Panel title="Background" description="Fills the screen around the split-screen video" icon={<Layers />}>
      <RadioCards
        field="assets.background.type"
        legend="Background type"
        isLegendHidden
        isRow
        cards={cards}
        value={type}
        onChange={(next) =>
          dispatch(adChanged({ assets: { background: withBackgroundType(background ?? {}, next) } }))
        }
      />
      {type === 'solid-color' && (
        <ColourField
          field="assets.background.solidColor"
          label="Background color"
          value={solidColor}
          hasPresets={false}
          onChange={(hex) => dispatch(adChanged({ assets: { background: { solidColor: hex } } }))}
        />
      )}
      {type === 'custom-image' && <ImageUpload slot="backgroundImage" isCompact />}
    </Panel>
  );
}
