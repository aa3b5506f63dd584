import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { nameField } from '@spinreel/variants/compare/describe-difference';
import type { TranslationState } from '@spinreel/variants/texts/list-texts';
import { Trash2 } from 'lucide-react';
import type { TranslationKey } from '../../../ad-draft/variants/edit-translations.ts';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './texts-table.module.css';

interface StaleTranslationsProps {
  states: readonly TranslationState[];
  onRemove: (keys: TranslationKey[]) => void;
}

/** The translations of texts that no variant shows any more. */
export function StaleTranslations({ states, onRemove }: StaleTranslationsProps) {
  const stale = states.flatMap(({ language, stale: translations }) =>
    translations.map((each) => ({ ...each, language })),
  );
  if (stale.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>
        {stale.length === 1
          ? '1 translation belongs to a text that is not used any more'
          : `${stale.length} translations belong to texts that are not used any more`}
      </summary>
      <ul className={styles.staleList}>
        {stale.map(({ language, path, source, translation }) => (
          <li key={`${language} ${path} ${source}`} className="row-between gap-3 type-small">
            <span>
              {languageFacts[language].englishName}, {nameField(path)}: <bdi>{source}</bdi> →{' '}
              <bdi lang={language}>{translation.text}</bdi>
            </span>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 />}
              aria-label={`Remove ${translation.text}`}
              onClick={() => onRemove([{ language, path, source }])}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
