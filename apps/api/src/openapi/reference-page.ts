import { readApiDescription } from '@spinreel/api-contract/read-api-description';
import { errorCodes } from '@spinreel/config-schema/error-codes';
import type { TSchema } from 'typebox';
import { describedFields, namedShape, type Shape } from './described-fields.ts';
import { escapedHtml } from '../http/escaped-html.ts';
import { namedShapes, withReferences } from './named-shapes.ts';
import type { Operation, OtherBody } from './operation.ts';
import { operations } from './operations.ts';
import { problemsOf } from './problems-of.ts';
import { referenceStyle } from './reference-style.ts';

/** All calls as one page, which needs no script and fetches nothing. */
export function referencePage(): string {
  const chapters = [...new Set(operations.map(({ chapter }) => chapter))];
  const shapes = Object.entries(namedShapes());
  const inChapter = (name: string): readonly Operation[] =>
    operations.filter(({ chapter }) => chapter === name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API reference - Spinreel</title>
<style>${referenceStyle}</style>
<nav aria-label="Calls">${chapters.map((name) => `<b>${name}</b>${inChapter(name).map(link).join('')}`).join('')}<b>Shapes</b>${shapes.map(([name]) => `<a href="#shape-${name}">${name}</a>`).join('')}<b>Failures</b><a href="#errors">All error codes</a></nav>
<header>
<h1><b>Spinreel</b> API reference</h1>
<p>Answers are JSON: <code>{ "success": true, "data": … }</code>, or <code>{ "success": false, "error": { "code", "message" } }</code> with a message for people. Calls need the session cookie, but for those marked <span class="open">open</span>. For programs there is <a href="${readApiDescription.path()}">OpenAPI 3.1</a>.</p>
</header>
<main>
${chapters.map((name) => `<section><h2>${name}</h2>${inChapter(name).map(article).join('')}</section>`).join('\n')}
<section><h2>Shapes</h2>${shapes.map(([name, shape]) => `<article id="shape-${name}"><h3><code>${name}</code></h3>${describedFields(shape as Shape)}</article>`).join('')}</section>
<section><h2 id="errors">Failures</h2><article><table class="errors"><tbody>${Object.keys(errorCodes).map(errorRow).join('')}</tbody></table></article></section>
</main>
</html>
`;
}

function link(operation: Operation): string {
  return `<a href="#${anchor(operation)}">${escapedHtml(operation.summary)}</a>`;
}

function anchor({ call }: Operation): string {
  return `${call.method}${call.route}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

function article(operation: Operation): string {
  const { call, summary, detail, isOpen, request, response, query = {}, headers = {} } = operation;
  return `<article id="${anchor(operation)}">
<h3><span>${escapedHtml(summary)}</span><b class="verb ${call.method}">${call.method}</b><code>${escapedHtml(call.route)}</code>${isOpen ? '<span class="open" style="flex-basis:auto">open</span>' : ''}</h3>
${detail === undefined ? '' : `<p>${escapedHtml(detail)}</p>`}
${named('Query', query)}${named('Headers', headers)}${body('Request', request)}${body('Answer', response)}
<details><summary>Failures</summary><table class="errors"><tbody>${[...problemsOf(operation).values()].flat().map(errorRow).join('')}</tbody></table></details>
</article>`;
}

function named(title: string, values: Readonly<Record<string, string>>): string {
  const rows = Object.entries(values).map(
    ([name, meaning]) => `<tr><td><code>${escapedHtml(name)}</code><td>${escapedHtml(meaning)}`,
  );
  return rows.length === 0 ? '' : `<h4>${title}</h4><table><tbody>${rows.join('')}</tbody></table>`;
}

function body(title: string, shape: TSchema | OtherBody | undefined): string {
  if (shape === undefined) return '';
  const isOther = 'mediaType' in shape;
  const type = isOther ? shape.mediaType : 'application/json';
  const plain = withReferences(isOther ? shape.schema : shape) as Shape;
  const fields = describedFields(plain);
  if (fields === '') return `<h4>${title}</h4><p><code>${escapedHtml(type)}</code> ${namedShape(plain)}</p>`;
  return `<details${title === 'Request' ? ' open' : ''}><summary>${title} <code>${escapedHtml(type)}</code></summary>${fields}</details>`;
}

function errorRow(code: string): string {
  const { status, message } = errorCodes[code as keyof typeof errorCodes];
  return `<tr><td>${status}<td><code>${code}</code><td>${escapedHtml(message)}`;
}
