/** Ids made by clients and by the server: letters, digits, `_` and `-`, 8 to 64 of them. Never a path, never a dot. */
export const idPattern = '^[A-Za-z0-9_-]{8,64}$';

/** Whether `value` is such an id. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && new RegExp(idPattern).test(value);
}
