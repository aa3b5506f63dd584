/** A change to the page of a good ad. */
export type PageChange = (html: string) => string;

/** Adds markup at the end of the head. */
export function inHead(markup: string): PageChange {
  return (html) => html.replace('</head>', () => `${markup}</head>`);
}

/** Adds markup at the end of the body. */
export function inBody(markup: string): PageChange {
  return (html) => html.replace('</body>', () => `${markup}</body>`);
}

/** Adds a script that runs after the ad's own. */
export function script(code: string): PageChange {
  return inBody(`<script>${code}</script>`);
}

/** Adds a script that runs before the ad's own. */
export function earlyScript(code: string): PageChange {
  return inHead(`<script>${code}</script>`);
}

/** Replaces the first occurrence of a text. */
export function replacing(text: string | RegExp, replacement: string): PageChange {
  return (html) => html.replace(text, () => replacement);
}

/** Wraps code so that it runs once, on the first tap or the first event of another type. */
export function once(type: string, code: string): string {
  return `addEventListener('${type}',function(){${code}},{once:true,capture:true});`;
}

/** Makes a page cheap to draw: nothing moves but the video, and nothing is blurred. */
export const simplifyDrawing: PageChange = inBody(
  '<style>*,::before,::after{animation:none!important;filter:none!important}</style>',
);
