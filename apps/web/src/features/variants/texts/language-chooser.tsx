import { Popover } from '@base-ui/react/popover';
import { adLanguages, languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { getButtonClass } from '../../../ui/actions/button.tsx';
import { CheckList } from '../controls/check-list.tsx';
import popoverStyles from '../controls/popover.module.css';

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
  const [search, setSearch] = useState('');
  const options = adLanguages
    .filter((language) => language !== baseLanguage)
    .map((language) => {
      const { englishName, ownName } = languageFacts[language];
      return { value: language, label: englishName, note: ownName, noteLanguage: language };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        setSearch('');
        onOpenChange(isNowOpen);
      }}
    >
      <Popover.Trigger className={getButtonClass({ size: 'small' })}>
        <Languages aria-hidden="true" />
        <span>Add languages</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          sideOffset={6}
          align="start"
          collisionPadding={12}
          className={popoverStyles.positioner}
        >
          <Popover.Popup className={popoverStyles.popup}>
            <Popover.Title className={popoverStyles.title}>Languages</Popover.Title>
            <CheckList
              label="Languages"
              searchLabel="Search languages"
              options={options}
              {...{ search, setSearch }}
              isChecked={(value) => languages.some((language) => language === value)}
              onToggle={(value, isUsed) => {
                const language = adLanguages.find((each) => each === value);
                if (language !== undefined) onToggle(language, isUsed);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
