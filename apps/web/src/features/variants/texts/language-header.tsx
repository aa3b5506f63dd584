import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { BookOpen, CheckCheck, X } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from './texts-table.module.css';

interface LanguageHeaderProps {
  language: AdLanguage;
  untranslatedCount: number;
  unconfirmedCount: number;
  /** The number of untranslated texts that the phrase book has. */
  suggestionCount: number;
  /** The number of translations that are longer than what fits. */
  tooLongCount: number;
  onAcceptAll: () => void;
  onFill: () => void;
  onRemove: () => void;
}

/** The header of a language: how far it is translated, and what can be done for all of its texts. */
export function LanguageHeader(props: LanguageHeaderProps) {
  const { language, suggestionCount } = props;
  const { onAcceptAll, onFill, onRemove } = props;
  const { englishName } = languageFacts[language];
  return (
    <span className="stack wide shrinks">
      <span className="row-between gap-2">
        <span className="ellipsis text-normal type-label">{englishName}</span>
        <IconButton label={`Remove ${englishName}`} icon={<X />} onClick={onRemove} />
      </span>
      <span className="small-faint">{describeCounts(props)}</span>
      <span className={styles.languageActions}>
        <Button
          size="small"
          variant="quiet"
          icon={<CheckCheck />}
          disabled={props.unconfirmedCount === 0}
          aria-label={`Accept all in ${englishName}`}
          onClick={onAcceptAll}
        >
          Accept all
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<BookOpen />}
          disabled={suggestionCount === 0}
          aria-label={`Fill from the phrase book in ${englishName}`}
          title="Fill from the phrase book"
          onClick={onFill}
        >
          Fill<span className={styles.wide}> from the phrase book</span>
        </Button>
      </span>
    </span>
  );
}

function describeCounts({
  untranslatedCount,
  unconfirmedCount,
  tooLongCount,
}: Pick<LanguageHeaderProps, 'untranslatedCount' | 'unconfirmedCount' | 'tooLongCount'>): string {
  const parts = [
    ...(tooLongCount > 0 ? [`${tooLongCount} too long`] : []),
    ...(untranslatedCount > 0 ? [`${untranslatedCount} untranslated`] : []),
    ...(unconfirmedCount > 0 ? [`${unconfirmedCount} unconfirmed`] : []),
  ];
  const isDone = untranslatedCount === 0 && unconfirmedCount === 0;
  return [...(isDone ? ['All confirmed'] : []), ...parts].join(', ');
}
