import { adLanguages, languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { formatSpinsLeft } from '@spinreel/config-schema/languages/format-spins-left';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { TranslationOffer } from './translation-offer.tsx';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import { SearchSelectField } from '../../../ui/fields/select/search-select-field.tsx';

const options = adLanguages
  .map((language) => {
    const { englishName, ownName } = languageFacts[language];
    return {
      value: language,
      label: englishName,
      otherName: ownName,
      note: ownName,
      noteLanguage: language,
    };
  })
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** The language of the ad, and the offer to change phrases to it. It is stored with the settings of required texts. */
export function LanguageField() {
  const dispatch = useDraftDispatch();
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const ownLanguage = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.ad));
  // A translated ad has the language for which it is shown.
  if (language !== ownLanguage) return null;
  return (
    <div>
      <SearchSelectField
        field="compliance.language"
        label="Language"
        searchLabel="Search languages"
        options={options}
        value={language}
        hint={
          <>
            The counter reads “<bdi lang={language}>{formatSpinsLeft(2, language)}</bdi>”. Your own texts are
            not translated.
          </>
        }
        onChange={(next) => dispatch(adChanged({ compliance: { language: next } }))}
      />
      <TranslationOffer />
    </div>
  );
}
