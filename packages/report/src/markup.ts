/** A piece of HTML or XML. Interpolated into `markup`, it stays as it is, while text is escaped. */
export class Markup {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

/** What can be interpolated. Null and false are nothing, and the items of a list are joined. */
type MarkupValue = string | number | null | false | Markup | readonly MarkupValue[];

/**
 * Builds HTML or XML from a template. Text is escaped for elements and for quoted attributes. Characters that XML does not
 * allow, or that change the direction of text, are replaced.
 *
 * @example
 * markup`<p title="${title}">${text}</p>`.toString();
 */
export function markup(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return new Markup(
    String.raw({ raw: strings.raw.map((_, index) => strings[index] ?? '') }, ...values.map(render)),
  );
}

function render(value: MarkupValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Markup) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return String(value)
    .replaceAll(
      /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u202A-\u202E\u2066-\u2069]/gu,
      '\uFFFD',
    )
    .replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
