import { fieldNames } from '@spinreel/config-schema/ad/fields/field-names';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { Button } from '../../../ui/actions/button.tsx';
import { keepFocus } from '../../../lib/page/keep-focus.ts';
import { useTranslation } from './use-translation.ts';
import styles from './translation-offer.module.css';

/**
 * Offers to change texts to the ad's language, if they are phrases in another one. Belongs below the language field,
 * which gets the focus when the offer disappears.
 */
export function TranslationOffer() {
  const { language, translatable, translate } = useTranslation();
  return (
    <div role="status">
      {translatable.length > 0 && (
        <div className={styles.offer}>
          <div className={styles.texts}>
            <p>
              Change {writeCount(translatable.length, 'text')} to {languageFacts[language].englishName}?
            </p>
            <ul className="text-faint">
              {translatable.map(({ field, before, after }) => (
                <li key={field}>
                  <span className="visually-hidden">{fieldNames[field]}: </span>
                  <bdi>{before}</bdi> <span aria-hidden="true">→</span>
                  <span className="visually-hidden">to</span> <bdi lang={language}>{after}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <Button
            size="small"
            aria-label={`Change ${writeCount(translatable.length, 'text')} to ${languageFacts[language].englishName}`}
            onClick={() => keepFocus(translate, () => document.getElementById('compliance.language'))}
          >
            Change
          </Button>
        </div>
      )}
    </div>
  );
}
