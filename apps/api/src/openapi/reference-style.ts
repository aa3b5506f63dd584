/** The style sheet of the reference page. It loads no external resources. */
export const referenceStyle = `
:root { color-scheme: dark; --page: #0d0c11; --card: #15141b; --raised: #1c1b24; --line: #2b2934; --text: #f5f2ec; --soft: #bdb8c7; --gold: #f0bf4c; --green: #62d6a0; --blue: #8fbcff; --red: #ff8585; }
* { box-sizing: border-box; }
html { background: var(--page); color: var(--text); font: 400 15px/1.6 Inter, ui-sans-serif, system-ui, sans-serif; scroll-padding-top: 1.5rem; }
body { display: grid; grid-template: auto 1fr / 17rem minmax(0, 56rem); gap: 0 3rem; max-width: 82rem; margin: 0 auto; padding: 3rem 2rem 6rem; }
header, main { grid-column: 2; }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.02em; }
h1 b { color: var(--gold); }
h2 { margin: 3.5rem 0 1rem; font-size: 1.375rem; letter-spacing: -0.01em; }
h4 { margin: 1.25rem 0 0.25rem; font-size: 0.75rem; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; color: var(--soft); }
p { margin: 0.5rem 0; color: var(--soft); max-width: 44rem; }
a { color: var(--gold); text-underline-offset: 0.2em; }
code { font: 500 0.8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
nav { position: sticky; top: 2rem; grid-row: 1 / span 2; max-height: calc(100vh - 4rem); overflow-y: auto; align-self: start; font-size: 0.8125rem; scrollbar-width: thin; }
nav b { display: block; margin: 1.25rem 0 0.375rem; color: var(--gold); font-size: 0.6875rem; letter-spacing: 0.1em; text-transform: uppercase; }
nav b:first-child { margin-top: 0; }
nav a { display: block; padding: 0.25rem 0.625rem; border-radius: 0.5rem; color: var(--soft); text-decoration: none; }
nav a:hover, nav a:focus-visible { background: var(--raised); color: var(--text); }
article { margin: 0 0 1rem; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
article:target { border-color: var(--gold); }
article h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem 0.75rem; margin: 0; font-size: 1.0625rem; line-height: 1.4; }
article h3 span { flex-basis: 100%; }
.verb { padding: 0.125rem 0.5rem; border-radius: 0.375rem; background: var(--raised); color: var(--blue); font: 700 0.6875rem/1.5 ui-monospace, monospace; letter-spacing: 0.04em; }
.POST { color: var(--green); } .PUT { color: var(--gold); } .DELETE { color: var(--red); }
.open { padding: 0.0625rem 0.5rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: 0.6875rem; font-weight: 500; }
details { margin-top: 0.75rem; }
summary { cursor: pointer; color: var(--soft); font-size: 0.8125rem; font-weight: 550; }
summary:hover { color: var(--text); }
summary::marker { color: var(--gold); }
table { width: 100%; margin: 0.5rem 0 0; border-collapse: collapse; font-size: 0.8125rem; }
th { padding: 0.375rem 0.75rem 0.375rem 0; color: var(--soft); font-weight: 550; text-align: left; }
td { padding: 0.4375rem 0.75rem 0.4375rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
td:first-child { width: 40%; }
td i { color: var(--soft); font-size: 0.75rem; }
.errors td:first-child { width: 3.5rem; color: var(--soft); } .errors td:nth-child(2) { width: 13rem; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
@media (max-width: 60rem) { body { display: block; padding: 1.5rem 1rem 4rem; } nav { position: static; max-height: 14rem; margin-bottom: 2rem; padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; } article { padding: 1rem; } .errors td:nth-child(2) { width: auto; } }
`;
