import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { Check, ListTodo } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { ColumnChooser } from '../controls/column-chooser.tsx';
import toolbarStyles from '../controls/toolbar.module.css';
import { SheetMenu } from '../sheets/sheet-menu.tsx';
import { LanguageChooser } from './language-chooser.tsx';

interface TextsToolbarProps {
  /** The language in which the ad is written. */
  baseLanguage: AdLanguage;
  /** The languages into which the ad is translated. */
  languages: readonly AdLanguage[];
  /** Whether the list of languages to add is open. */
  isChoosing: boolean;
  /** Whether the table shows only texts that are not confirmed. */
  isOpenOnly: boolean;
  /** The number of selected translations that can be accepted. */
  selectedCount: number;
  /** Whether the table shows a language. */
  isShown: (language: string) => boolean;
  onChoosing: (isChoosing: boolean) => void;
  onToggleLanguage: (language: AdLanguage, isUsed: boolean) => void;
  onToggleColumn: (language: string, isShown: boolean) => void;
  onAccept: () => void;
  onToggleOpenOnly: () => void;
}

/** The actions of the table of texts: for the languages of the ad, for the selected texts, and for what the table shows. */
export function TextsToolbar(props: TextsToolbarProps) {
  const { baseLanguage, languages, isChoosing, isOpenOnly, selectedCount, isShown } = props;
  const { onChoosing, onToggleLanguage, onToggleColumn, onAccept, onToggleOpenOnly } = props;
  const hasLanguages = languages.length > 0;
  return (
    <div role="toolbar" aria-label="Texts" className={toolbarStyles.toolbar}>
      <LanguageChooser
        {...{ baseLanguage, languages }}
        isOpen={isChoosing}
        onOpenChange={onChoosing}
        onToggle={onToggleLanguage}
      />
      {hasLanguages && (
        <Button
          size="small"
          variant="quiet"
          icon={<Check />}
          disabled={selectedCount === 0}
          onClick={onAccept}
        >
          Accept selected
        </Button>
      )}
      <span className={toolbarStyles.end}>
        {hasLanguages && (
          <Button
            size="small"
            variant="quiet"
            icon={<ListTodo />}
            aria-pressed={isOpenOnly}
            onClick={onToggleOpenOnly}
          >
            Only unfinished
          </Button>
        )}
        {languages.length > 1 && (
          <ColumnChooser
            label="Languages"
            columns={languages.map((language) => ({
              value: language,
              label: languageFacts[language].englishName,
            }))}
            isShown={isShown}
            onToggle={onToggleColumn}
          />
        )}
        <SheetMenu view="texts" />
      </span>
    </div>
  );
}
