import { readApiDescription } from '@spinreel/api-contract/openapi';
import { errorCodes } from '@spinreel/config-schema/messages/errors/error-codes';
import { escapeHtml } from '../http/pages/escape-html.ts';
import type { ApiDocument, ApiOperation, BodyContent } from './api-document.ts';
import { referenceStyle } from './reference-style.ts';
import { renderFieldsTable, renderShapeLink } from './render-fields-table.ts';

interface Call extends ApiOperation {
  readonly method: string;
  readonly path: string;
}

/** Renders the API reference as one page. It has no scripts and loads nothing. */
export function renderReferencePage({ tags, paths, components }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    })),
  );
  const chapters = tags.map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.tags.includes(name)),
  }));
  const shapes = Object.entries(components.schemas);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API reference - Spinreel</title>
<style>${referenceStyle}</style>
<nav aria-label="Calls">${chapters.map((chapter) => `<b>${chapter.name}</b>${chapter.calls.map(renderLink).join('')}`).join('')}<b>Schemas</b>${shapes.map(([name]) => `<a href="#shape-${name}">${name}</a>`).join('')}<b>Errors</b><a href="#errors">All error codes</a></nav>
<header>
<h1><b>Spinreel</b> API reference</h1>
<p>Responses are JSON: <code>{ "success": true, "data": … }</code>, or <code>{ "success": false, "error": { "code", "message" } }</code> with a message for people. Calls need the session cookie or an access token, except those marked <span class="open">open</span>. The same reference is available as an <a href="${readApiDescription.path()}">OpenAPI 3.1 document</a>.</p>
</header>
<main>
${chapters.map((chapter) => `<section><h2>${chapter.name}</h2>${chapter.calls.map(renderCall).join('')}</section>`).join('\n')}
<section><h2>Schemas</h2>${shapes.map(([name, shape]) => `<article id="shape-${name}"><h3><code>${name}</code></h3>${renderFieldsTable(shape)}</article>`).join('')}</section>
<section><h2 id="errors">Errors</h2><article><table class="errors"><tbody>${Object.entries(errorCodes).map(renderErrorCode).join('')}</tbody></table></article></section>
</main>
</html>
`;
}

function renderLink({ operationId, summary }: Call): string {
  return `<a href="#${operationId}">${escapeHtml(summary)}</a>`;
}

function renderCall(call: Call): string {
  const { operationId, method, path, summary, description, security, requestBody, responses } = call;
  const [success, ...failures] = Object.entries(responses);
  const open = security.length === 0 ? '<span class="open" style="flex-basis:auto">open</span>' : '';
  return `<article id="${operationId}">
<h3><span>${escapeHtml(summary)}</span><b class="verb ${method}">${method}</b><code>${escapeHtml(path)}</code>${open}</h3>
${description === undefined ? '' : `<p>${escapeHtml(description)}</p>`}
${renderParameters('Query', 'query', call)}${renderParameters('Headers', 'header', call)}${renderBody('Request', requestBody?.content)}${renderBody('Response', success?.[1].content)}
<details><summary>Errors</summary><table class="errors"><tbody>${failures.map(([status, failure]) => `<tr><td>${status}<td>${renderText(failure.description)}`).join('')}</tbody></table></details>
</article>`;
}

function renderParameters(title: string, place: 'query' | 'header', { parameters = [] }: Call): string {
  const rows = parameters
    .filter((parameter) => parameter.in === place)
    .map(
      ({ name, description = '' }) =>
        `<tr><td><code>${escapeHtml(name)}</code><td>${escapeHtml(description)}`,
    );
  return rows.length === 0 ? '' : `<h4>${title}</h4><table><tbody>${rows.join('')}</tbody></table>`;
}

function renderBody(title: string, content: BodyContent = {}): string {
  return Object.entries(content)
    .map(([type, { schema }]) => {
      const fields = renderFieldsTable(schema);
      if (fields === '')
        return `<h4>${title}</h4><p><code>${escapeHtml(type)}</code> ${renderShapeLink(schema)}</p>`;
      return `<details${title === 'Request' ? ' open' : ''}><summary>${title} <code>${escapeHtml(type)}</code></summary>${fields}</details>`;
    })
    .join('');
}

function renderErrorCode([code, { status, message }]: [string, { status: number; message: string }]): string {
  return `<tr><td>${status}<td><code>${code}</code><td>${escapeHtml(message)}`;
}

/** Renders Markdown of which only code in backticks is used. */
function renderText(markdown: string): string {
  return escapeHtml(markdown).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
