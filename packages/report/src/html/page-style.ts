/** The page's colors, type and frame, on dark ground. The values are those of the web app. */
export const pageStyle = `
:root{color-scheme:dark;--page:#0d0c11;--sunken:#0a090d;--card:#15141b;--raised:#1c1b24;
--line-soft:rgb(255 255 255/7%);--line:rgb(255 255 255/12%);
--text:#f5f2ec;--soft:#bdb8c7;--faint:#9a95a8;
--gold:#f0bf4c;--gold-bright:#ffd97a;--gold-wash:rgb(240 191 76/9%);--gold-line:rgb(240 191 76/42%);
--green:#62d6a0;--green-wash:rgb(98 214 160/11%);--red:#ff8585;--red-wash:rgb(255 107 107/11%);
--blue:#8fbcff;--blue-wash:rgb(122 172 255/11%);--track:rgb(255 255 255/8%);
--mono:ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,'Liberation Mono',monospace}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;background:var(--page)}
body{margin:0 auto;max-width:70rem;padding:0 1.5rem 4rem;color:var(--text);background:var(--page);
font:400 .9375rem/1.55 Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,h3,h4,p,ol,ul,dl,dd,figure{margin:0;padding:0}
ol,ul{list-style:none}
h1{font-size:clamp(1.75rem,1.1rem + 2.6vw,2.75rem);line-height:1.12;font-weight:650;letter-spacing:-.02em;text-wrap:balance}
h2{display:flex;align-items:center;gap:.6rem;font-size:1.25rem;line-height:1.3;font-weight:600;letter-spacing:-.01em}
h3{font-size:1.0625rem;line-height:1.35;font-weight:600}
h3 small{margin-left:.5rem;font-weight:400;color:var(--faint)}
h4{font-size:1rem;line-height:1.4;font-weight:600}
small{font-size:.8125rem}
code{font:.8125rem/1.5 var(--mono)}
a{color:var(--gold-bright);text-decoration-color:var(--gold-line);text-underline-offset:.2em}
a:hover{text-decoration-color:currentcolor}
:focus-visible{outline:2px solid var(--gold-bright);outline-offset:3px;border-radius:.25rem}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;justify-content:space-between;padding:1.25rem 0;
border-bottom:1px solid var(--line-soft)}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:650;letter-spacing:-.01em}
.brand span{padding-left:.7rem;border-left:1px solid var(--line);font-weight:450;color:var(--soft);letter-spacing:0}
.brand-mark{width:1.75rem;height:1.75rem}
.stamp{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.8125rem;color:var(--faint)}
main{display:grid;gap:3.5rem}
.hero{margin-top:2.25rem;padding:2.5rem;border:1px solid var(--line);border-radius:1.125rem;
background:radial-gradient(36rem 16rem at 0 0,var(--hero-wash),transparent),var(--card)}
.hero[data-state=passed]{--hero-wash:var(--green-wash);--hero-ink:var(--green)}
.hero[data-state=failed]{--hero-wash:var(--red-wash);--hero-ink:var(--red)}
.eyebrow{margin-bottom:.6rem;font-size:.875rem;font-weight:550;color:var(--hero-ink)}
.lead{margin-top:.9rem;max-width:44rem;font-size:1.0625rem;color:var(--soft)}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(13.5rem,1fr));gap:.75rem;margin-top:1rem}
.tile{display:grid;grid-template-columns:1.25rem 1fr;gap:.15rem .6rem;height:100%;padding:.9rem 1rem;align-content:start;
border:1px solid var(--line);border-radius:.75rem;background:var(--card);color:inherit;text-decoration:none}
.tile:hover{border-color:var(--gold-line);background:var(--raised)}
.tile .mark{grid-row:1;margin-top:.12rem}
.tile>:not(.mark){grid-column:2}
.tile strong{font-weight:600}
.tile span{font-size:.8125rem;line-height:1.45;color:var(--soft)}
.tile[data-state=failed]{border-color:rgb(255 107 107/42%);background:linear-gradient(var(--red-wash),var(--red-wash)),var(--card)}
.tile span b{font-weight:550;color:var(--red)}
.tile .file-name,.tile small{color:var(--faint)}
.tile .gauge{display:block;height:.25rem;margin-top:.55rem;border-radius:1rem;background:var(--track);overflow:hidden}
.gauge i{display:block;height:100%;min-width:2px;border-radius:1rem;background:linear-gradient(90deg,#c9922a,#ffd97a)}
.gauge i[data-over=true]{background:var(--red)}
.mark{flex:none;width:1.25rem;height:1.25rem;fill:none;stroke:var(--ink);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.mark circle{fill:var(--wash);stroke-width:1.4}
.mark[data-state=failed]{--ink:var(--red);--wash:var(--red-wash)}
.mark[data-state=warned]{--ink:var(--gold);--wash:var(--gold-wash)}
.mark[data-state=advised]{--ink:var(--blue);--wash:var(--blue-wash)}
.mark[data-state=passed]{--ink:var(--green);--wash:var(--green-wash)}
.mark[data-state=unjudged]{--ink:var(--faint);--wash:transparent}
footer{margin-top:4rem;padding-top:2rem;border-top:1px solid var(--line-soft);font-size:.875rem;color:var(--soft)}
footer h2{margin-bottom:.5rem;font-size:1rem;color:var(--text)}
footer p{max-width:48rem}
.confidence{display:flex;flex-wrap:wrap;gap:.35rem 1.75rem;margin-top:.9rem}
.dots{display:inline-flex;gap:.18rem;vertical-align:middle;margin:0 .25rem}
.dots i{width:.4rem;height:.4rem;border-radius:50%;background:var(--track);box-shadow:inset 0 0 0 1px var(--line)}
.dots[data-level="3"] i,.dots[data-level="2"] i:nth-child(-n+2),.dots[data-level="1"] i:first-child{background:var(--gold);box-shadow:none}
`;
