import type { FastifyReply } from 'fastify';

/** Sends a small HTML page with a message. */
export function sendNotice(
  reply: FastifyReply,
  notice: { readonly status: number; readonly title: string; readonly text: string },
): FastifyReply {
  return reply
    .code(notice.status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(renderNotice(notice));
}

function renderNotice({ title, text }: { readonly title: string; readonly text: string }): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} - Spinreel</title>
<style>
html { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100svh; margin: 0; place-items: center; background: light-dark(#f7f6fb, #14111d); }
main { max-width: 26rem; padding: 2rem; text-align: center; color: light-dark(#211a33, #f2effa); text-wrap: balance; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0; opacity: 0.75; }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</html>
`;
}
