/** Returns a copy of an object of which some properties are changed. */
export function withChanges<Value extends object>(value: Value, changes: Partial<Value>): Value {
  return Object.assign({}, value, changes);
}
