import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { removeVariants } from '@spinreel/variants/resolve/resolve-variant';
import { useMemo } from 'react';
import { toFileDocument } from '../../../ad-draft/document/to-file-document.ts';
import { listEdits } from '../../../ad-draft/history/list-edits.ts';

/**
 * Returns a function that says whether a content, named by its hash, is the base of the ad as it is now. The choice of networks and what
 * a person has confirmed are not part of a file.
 */
export function useCurrentContent(
  contents: Readonly<Record<string, AdConfig>>,
  config: AdConfig,
): (content: string) => boolean {
  const documents = useMemo(
    () => Object.entries(contents).map(([content, stored]) => [content, toFileDocument(stored)] as const),
    [contents],
  );
  const current = useMemo(() => {
    const document = toFileDocument(removeVariants(config));
    const equal = documents.filter(([, stored]) => listEdits(stored, document).length === 0);
    return new Set(equal.map(([content]) => content));
  }, [documents, config]);
  return (content) => current.has(content);
}
