import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { Languages } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import styles from '../table/no-variants.module.css';

/** What the table of texts shows before the first language. */
export function NoLanguages({ baseLanguage, onAdd }: { baseLanguage: AdLanguage; onAdd: () => void }) {
  return (
    <div className={styles.empty}>
      <Languages className={styles.icon} />
      <h2 className={styles.title}>Only in {languageFacts[baseLanguage].englishName} so far</h2>
      <p className={styles.text}>
        Add languages to translate the texts of the ad and of its variants. Each language gets its own files.
      </p>
      <Button variant="primary" onClick={onAdd}>
        Choose languages
      </Button>
    </div>
  );
}
