import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { useMemo } from 'react';
import { createStoredText, parseStoredJson } from '../../../lib/create-stored-text.ts';

const tables = {
  variants: createStoredText(storageKeys.variantColumns),
  texts: createStoredText(storageKeys.textColumns),
} as const;

/** The columns that a person has chosen to see or to hide in a table, as stored on this device. */
export interface ColumnChoices {
  /** Whether a column is shown; undefined if nobody has chosen. */
  readonly find: (column: string) => boolean | undefined;
  readonly choose: (column: string, isShown: boolean) => void;
}

/** Returns the chosen columns of a table. The choice stays on this device, for all ads. */
export function useColumnChoices(table: keyof typeof tables): ColumnChoices {
  const text = tables[table].useText();
  return useMemo(() => {
    const parsed = parseStoredJson(text);
    const choices = isPlainObject(parsed) ? parsed : {};
    return {
      find: (column) => {
        const choice = Object.hasOwn(choices, column) ? choices[column] : undefined;
        return typeof choice === 'boolean' ? choice : undefined;
      },
      choose: (column, isShown) => tables[table].store(JSON.stringify({ ...choices, [column]: isShown })),
    };
  }, [table, text]);
}
