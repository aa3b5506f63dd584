import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { createContext, useContext, type ReactNode } from 'react';

/** Renders the mark of a field, such as whether a variant changes it. By default fields have no mark. */
export const FieldMarkContext = createContext<(field: FieldId) => ReactNode>(() => null);

/** The mark of a field, next to its label. */
export function FieldMark({ field }: { field: FieldId | undefined }) {
  const renderMark = useContext(FieldMarkContext);
  return field === undefined ? null : renderMark(field);
}
