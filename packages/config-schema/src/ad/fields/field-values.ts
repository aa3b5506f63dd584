import type { Field, FieldDefaults, Fields, PlayerFields } from './ad-fields.ts';

/** Returns the defaults of a table. Fields without a default are left out. */
export function getDefaults<Each extends Fields>(fields: Each): FieldDefaults<Each> {
  const entries = Object.entries(fields).filter(([, field]) => field.default !== undefined);
  return Object.fromEntries(entries.map(([key, field]) => [key, field.default])) as FieldDefaults<Each>;
}

/** Picks the values that a part of the player's ad gets unchanged. */
export function pickPlayerFields<Each extends Fields, Part extends NonNullable<Field['player']>>(
  fields: Each,
  part: Part,
  values: PlayerFields<Each, Part>,
): PlayerFields<Each, Part> {
  const isWanted = (key: string): boolean => fields[key]?.player === part;
  return Object.fromEntries(Object.entries(values).filter(([key]) => isWanted(key))) as typeof values;
}
