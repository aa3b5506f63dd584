import { resolveOutroComposition } from '@spinreel/config-schema/ad/resolve-outro-composition';
import { outroCompositions, type OutroComposition } from '@spinreel/config-schema/options/options';
import { ImageUpload } from '../../../ad-draft/uploads/card/image-upload.tsx';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { AppCardFields } from './app-card-fields.tsx';
import { OutroIllustration } from './outro-illustration.tsx';
import { useOutro } from '../use-cta.ts';

const cardTexts: Readonly<Record<OutroComposition, { title: string; description: string }>> = {
  'win-card': { title: 'Win card', description: 'The last frame of the video in a golden frame' },
  image: { title: 'Image', description: 'Your own image fills the screen' },
  'app-card': { title: 'App card', description: 'The icon, the name and the rating of your app' },
};

/** What the outro shows with its button, and the upload of its image. */
export function OutroCompositionField() {
  const { outro, changeOutro } = useOutro();
  const resolved = useDraftSelector(({ adDraft }) => resolveOutroComposition(adDraft.document));
  const hasImage = useDraftSelector(({ adDraft }) => Boolean(adDraft.document.assets?.outroImage?.filePath));
  const chosen = outro.composition ?? resolved;
  return (
    <>
      <RadioCards
        field="outro.composition"
        legend="Composition"
        isCompact
        value={chosen}
        onChange={(composition) => changeOutro({ composition })}
        cards={outroCompositions.map((value) => ({
          value,
          ...cardTexts[value],
          illustration: <OutroIllustration composition={value} />,
        }))}
      />
      {chosen === 'app-card' ? (
        <AppCardFields />
      ) : (
        <div className="stack gap-2">
          <h3 className="label-soft">Outro image (optional)</h3>
          <ImageUpload slot="outroImage" note="If empty, the win card is shown." isCompact />
        </div>
      )}
      {chosen === 'win-card' && hasImage && (
        <SwitchField
          field="outro.winCardPicture"
          label="Show the outro image in the frame"
          hint="Instead of the last frame of the video"
          isOn={outro.winCardPicture === 'outro-image'}
          onChange={(isOn) => changeOutro({ winCardPicture: isOn ? 'outro-image' : 'last-frame' })}
        />
      )}
    </>
  );
}
