import { adLanguages, languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { Languages } from 'lucide-react';
import { getButtonClass } from '../../../ui/actions/button.tsx';
import { CheckList } from '../../../ui/popover/check-list.tsx';
import { PopoverButton } from '../../../ui/popover/popover-button.tsx';

interface LanguageChooserProps {
  /** The language in which the ad is written. */
  baseLanguage: AdLanguage;
  languages: readonly AdLanguage[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onToggle: (language: AdLanguage, isUsed: boolean) => void;
}

/** Chooses the languages into which the ad is translated. */
export function LanguageChooser(props: LanguageChooserProps) {
  const { baseLanguage, languages, isOpen, onOpenChange, onToggle } = props;
  const options = adLanguages
    .filter((language) => language !== baseLanguage)
    .map((language) => {
      const { englishName, ownName } = languageFacts[language];
      return { value: language, label: englishName, note: ownName, noteLanguage: language };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return (
    <PopoverButton
      className={getButtonClass({ size: 'small' })}
      label={
        <>
          <Languages />
          <span>Add languages</span>
        </>
      }
      title="Languages"
      {...{ isOpen, onOpenChange }}
    >
      <CheckList
        label="Languages"
        searchLabel="Search languages"
        options={options}
        isChecked={(value) => languages.includes(value)}
        onToggle={onToggle}
      />
    </PopoverButton>
  );
}
