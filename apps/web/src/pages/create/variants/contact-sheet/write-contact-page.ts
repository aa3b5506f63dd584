/** What a saved contact sheet consists of. */
export interface ContactPage {
  readonly title: string;
  /** The HTML of the cards: list items. */
  readonly cards: readonly string[];
  /** The style sheet of the shadow trees in the cards. */
  readonly playerCss: string;
  /** The rules for what is around the shadow trees. */
  readonly screenCss: string;
  /** `@font-face` rules with the fonts inside. */
  readonly fontCss: string;
  /** Data URLs, in the order of `data-image`. Null for an image that could not be read. */
  readonly images: readonly (string | null)[];
}

/** Writes a contact sheet as one HTML page that needs no other file and no connection. */
export function writeContactPage(page: ContactPage): string {
  const { title, cards, playerCss, screenCss, fontCss, images } = page;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${fontCss}
${screenCss}
${pageCss}</style>
<style id="player" media="not all">${playerCss}</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
<ul>
${cards.join('\n')}
</ul>
<script>
const images = ${JSON.stringify(images).replaceAll('<', '\\u003c')};
const sheet = new CSSStyleSheet();
sheet.replaceSync(document.getElementById('player').textContent);
function build(root) {
  for (const image of root.querySelectorAll('img[data-image]')) image.src = images[image.dataset.image] ?? '';
  for (const template of root.querySelectorAll('template[data-shadow]')) {
    const shadow = template.parentElement.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(template.content);
    template.remove();
    build(shadow);
  }
}
build(document);
</script>
</body>
</html>
`;
}

/** Replaces the characters that mean something in HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const pageCss = `body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; color: #16161c; background: #fff }
h1 { font-size: 1.5rem }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(29rem, 100%), 1fr)); gap: 1rem; padding: 0; list-style: none }
li { padding: 0.75rem; border: 1px solid #d5d5dc; border-radius: 0.75rem; break-inside: avoid; print-color-adjust: exact; -webkit-print-color-adjust: exact }
li h2 { margin: 0.5rem 0 0; font-size: 1rem }
li h2 span { margin-left: 0.5rem; color: #666; font-weight: 400 }
li p { margin: 0.25rem 0 0; color: #8a5a00 }
.screens { display: flex; gap: 0.5rem; overflow: hidden }
@media (max-width: 30rem) { body { margin: 1rem } .screens { zoom: 0.74 } }`;
