/**
 * Returns a function that calls `find` only once for each subject, such as a page or its code, and returns the same result from
 * then on. The result is kept as long as the subject is in use. The rules of many networks ask the same questions about one page.
 * `find` must depend on nothing else, and its result must not be changed.
 */
export function oncePer<Subject extends object, Found>(
  find: (subject: Subject) => Found,
): (subject: Subject) => Found {
  const results = new WeakMap<Subject, { readonly found: Found }>();
  return (subject) => {
    const known = results.get(subject);
    if (known !== undefined) return known.found;
    const found = find(subject);
    results.set(subject, { found });
    return found;
  };
}
