import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { useMemo } from 'react';
import { useDraftDispatch } from '../../../ad-draft/draft-root.ts';
import { replaceAd } from '../../../ad-draft/history/replace-document.ts';
import { changeWholeAd } from '../../../ad-draft/variants/change-whole-ad.ts';
import {
  acceptTranslations,
  setImageInLanguage,
  setLanguage,
  writeTranslations,
  type TranslationEdit,
  type TranslationKey,
} from '../../../ad-draft/variants/edit-translations.ts';

/** An image for one language. `undefined` is the image of the base, null none. */
export interface LanguageImage {
  readonly language: AdLanguage;
  readonly path: OverridablePath;
  readonly image: { filePath: string } | null | undefined;
}

/** Returns functions that change the languages and the translations of the draft. Each change is one step of the undo history. */
export function useTranslationEdits() {
  const dispatch = useDraftDispatch();
  return useMemo(
    () => ({
      setLanguage: (language: AdLanguage, isUsed: boolean) => {
        const { englishName } = languageFacts[language];
        const change = (document: AdDocument) => setLanguage(document, { language, isUsed });
        if (isUsed) dispatch(changeWholeAd(change, `add ${englishName}`));
        else dispatch(replaceAd(change, { name: `remove ${englishName}`, text: `Removed ${englishName}` }));
      },
      /** Writes translations and images. */
      write: (texts: readonly TranslationEdit[], images: readonly LanguageImage[], name: string) =>
        dispatch(
          changeWholeAd(
            (document) => images.reduce(setImageInLanguage, writeTranslations(document, texts)),
            name,
          ),
        ),
      accept: (keys: readonly TranslationKey[]) =>
        dispatch(
          changeWholeAd(
            (document) => acceptTranslations(document, keys),
            keys.length === 1 ? 'accept translation' : `accept ${keys.length} translations`,
          ),
        ),
    }),
    [dispatch],
  );
}
