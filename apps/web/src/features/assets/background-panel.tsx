import { withBackgroundType } from '@spinreel/config-schema/background-choice';
import { defaults } from '@spinreel/config-schema/defaults';
import type { BackgroundType } from '@spinreel/config-schema/options';
import { Layers } from 'lucide-react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { ImageUpload } from '../../ad-draft/image-upload.tsx';
import { videoTimelineOf } from '../../ad-draft/select-video.ts';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { ColourField } from '../../ui/colour-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RadioCards, type RadioCard } from '../../ui/radio-cards.tsx';
import { useVideoStill } from './use-video-still.ts';
import { BackgroundPicture } from './background-picture.tsx';

/** What fills the screen around a split-screen video. */
export function BackgroundPanel() {
  const dispatch = useDraftDispatch();
  const background = useDraftSelector((state) => state.adDraft.config.assets?.background);
  const type = background?.type ?? defaults.background.type;
  const solidColor = background?.solidColor ?? defaults.background.solidColor;
  const stillUrl = useVideoStill(useDraftSelector((state) => videoTimelineOf(state.adDraft.config).url));
  const cards: RadioCard<BackgroundType>[] = [
    {
      value: 'transparent-video',
      title: 'Transparent video',
      description: 'The gameplay itself, large and blurred',
      picture: <BackgroundPicture type="transparent-video" stillUrl={stillUrl} />,
    },
    {
      value: 'solid-color',
      title: 'Solid colour',
      description: 'One calm colour',
      picture: <BackgroundPicture type="solid-color" colour={solidColor} stillUrl={stillUrl} />,
    },
    {
      value: 'custom-image',
      title: 'Custom image',
      description: 'Your own picture, best square',
      picture: (
        <BackgroundPicture
          type="custom-image"
          pictureUrl={background?.customImage?.processedUrl}
          stillUrl={stillUrl}
        />
      ),
    },
  ];
  return (
    <Panel title="Background" description="Fills the screen around the split-screen video" icon={<Layers />}>
      <RadioCards
        legend="Background type"
        isLegendHidden
        cards={cards}
        value={type}
        onChange={(next) =>
          dispatch(adChanged({ assets: { background: withBackgroundType(background ?? {}, next) } }))
        }
      />
      {type === 'solid-color' && (
        <ColourField
          label="Background colour"
          value={solidColor}
          hasPresets={false}
          onChange={(hex) => dispatch(adChanged({ assets: { background: { solidColor: hex } } }))}
        />
      )}
      {type === 'custom-image' && (
        <ImageUpload slot="backgroundImage" hint={uploadHint('backgroundImage')} isCompact />
      )}
    </Panel>
  );
}
