import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { getBaseLanguage, hasVariants, listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { useMemo } from 'react';
import { useNameFile } from '../../ad-draft/catalogue/use-name-file.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { showVariant } from '../../ad-draft/variants/show-variant.ts';
import { getScopeKey } from '../../ad-draft/variants/variant-scope.ts';
import { SearchSelectField, type SearchOption } from '../../ui/fields/select/search-select-field.tsx';
import { ChangesButton } from './changes-button.tsx';
import styles from './variant-bar.module.css';

/** The value of the base in the list of variants. No variant has this id. */
const base = '';

/** Chooses the variant and the language that the wizard shows. Renders nothing for an ad that has neither. */
export function VariantBar() {
  const dispatch = useDraftDispatch();
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const scope = useDraftSelector(({ adDraft }) => adDraft.scope);
  const nameFile = useNameFile();
  const { variants = [] } = ad;
  const options = useMemo(
    (): SearchOption<string>[] => [
      { value: base, label: 'Base' },
      ...variants.map(({ id }) => ({ value: id, label: nameVariant(ad, id, nameFile) })),
    ],
    [ad, variants, nameFile],
  );
  const languages = listLanguages(ad);
  if (!hasVariants(ad)) return null;
  const { variantId, language } = getScopeKey(ad, scope);
  const show = (next: { variantId?: string | null; language?: AdLanguage }) =>
    dispatch(showVariant({ variantId, language, ...next }));
  return (
    <section className={styles.bar} aria-label="Variant and language">
      {variants.length > 0 && (
        <div className={styles.choice}>
          <SearchSelectField
            label="Variant"
            searchLabel="Search variants"
            options={options}
            value={variantId ?? base}
            onChange={(id) => show({ variantId: id === base ? null : id })}
          />
        </div>
      )}
      {languages.length > 1 && (
        <div className={styles.choice}>
          <SearchSelectField
            label="Language"
            searchLabel="Search languages"
            options={languages.map(toOption)}
            value={language}
            onChange={(next) => show({ language: next })}
          />
        </div>
      )}
      <p className={styles.note}>
        {describeScope(variantId, language === getBaseLanguage(ad) ? null : language)}
      </p>
      {scope !== null && <ChangesButton scope={scope} />}
    </section>
  );
}

function toOption(language: AdLanguage): SearchOption<AdLanguage> {
  const { englishName, ownName } = languageFacts[language];
  return { value: language, label: englishName, otherName: ownName, note: ownName, noteLanguage: language };
}

/** Says which ads a change in the wizard affects. `language` is null if it is the ad's own. */
function describeScope(variantId: string | null, language: AdLanguage | null): string {
  if (language !== null) {
    const { englishName } = languageFacts[language];
    return variantId === null
      ? `Changes apply to ${englishName} only.`
      : `Changes apply to this variant in ${englishName} only.`;
  }
  return variantId === null ? 'Changes apply to all variants.' : 'Changes apply to this variant only.';
}
