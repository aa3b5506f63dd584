import { formatRating } from '@spinreel/config-schema/languages/format-rating';
import { sliderRanges, textLimits } from '@spinreel/config-schema/limits/limits';
import { findAppCardProblems } from '@spinreel/config-schema/rules/export-validation';
import { ImageUpload } from '../../../ad-draft/uploads/card/image-upload.tsx';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { describeInStep } from '../describe-in-step.ts';
import { useOutro } from '../use-cta.ts';

/** The icon, the name and the rating of the app, as the outro shows them. */
export function AppCardFields() {
  const { outro, changeOutro } = useOutro();
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const nameProblem = useDraftSelector(({ adDraft }) =>
    describeInStep(
      findAppCardProblems(adDraft.document).find(({ code }) => code === 'app-name-missing') ?? null,
    ),
  );
  return (
    <>
      <div className="stack gap-2">
        <h3 className="label-soft">App icon</h3>
        <ImageUpload slot="appIcon" note="Square, without rounded corners." isCompact />
      </div>
      <TextField
        field="outro.appName"
        label="App name"
        hint="As in the store"
        value={outro.appName}
        maxLength={textLimits.appName}
        problem={nameProblem}
        onValueChange={(appName) => changeOutro({ appName })}
      />
      <SliderField
        field="outro.appRating"
        label="Rating (optional)"
        value={outro.appRating}
        range={sliderRanges.appRating}
        format={(stars) => (stars === 0 ? 'None' : `${formatRating(stars, language)} stars`)}
        onCommit={(appRating) => changeOutro({ appRating })}
      />
      <TextField
        field="outro.appRatingNote"
        label="Text after the rating (optional)"
        hint={
          outro.appRating === 0
            ? 'Shown only with a rating'
            : 'Use the current rating of your app in the store. You confirm it before publishing.'
        }
        value={outro.appRatingNote}
        placeholder="120K ratings"
        maxLength={textLimits.appRatingNote}
        disabled={outro.appRating === 0}
        onValueChange={(appRatingNote) => changeOutro({ appRatingNote })}
      />
    </>
  );
}
