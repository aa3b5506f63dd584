/** The pattern of ids: 8 to 64 letters, digits, `_` or `-`. An id cannot contain a dot or a path separator. */
export const idPattern = '^[A-Za-z0-9_-]{8,64}$';

/** The pattern of network ids: lower-case letters, digits and `-`. */
export const networkIdPattern = '^[a-z][a-z0-9-]{0,39}$';

const idExpression = new RegExp(idPattern);

/** Whether `value` is an id. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && idExpression.test(value);
}
