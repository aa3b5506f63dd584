/** On paper the page is light, everything is unfolded, and nothing is cut in two. */
export const printStyle = `
@page{size:A4;margin:14mm 12mm 16mm}
@media print{
:root{color-scheme:light;--page:#fff;--sunken:#faf9f7;--card:#fff;--raised:#fff;--line-soft:#ebe8e2;--line:#dbd7cf;
--text:#1b1920;--soft:#4b4755;--faint:#6d6878;--gold:#a9761a;--gold-bright:#80590f;--gold-wash:#fdf6e4;--gold-line:#d9b874;
--green:#157048;--green-wash:#eaf7f0;--red:#b3261e;--red-wash:#fdefee;--blue:#2458a6;--blue-wash:#eef4fd;--track:#eeebe5}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
html{font-size:12.5px}
body{max-width:none;padding:0}
main,article,.block,.problems{display:block}
main>*+*{margin-top:2rem}
article>*+*{margin-top:1.5rem}
article+article{padding-top:0;border:0;break-before:page}
.block>*+*{margin-top:1rem}
.problem+.problem{margin-top:.6rem}
.rules+.rules{margin-top:1rem}
.top{padding-top:0}
.hero{margin-top:1.25rem;padding:1.5rem 1.75rem}
.tile[data-state=failed]{border-color:#e5a09b}
.tiles{grid-template-columns:repeat(4,1fr)}
.facts{margin-top:.9rem}
.strips[data-dense=true]{grid-template-columns:1fr 1fr}
.hero,.tile,.problem,.played,.screens figure,.sizes,.places li,.bars tr,.rules tr,footer{break-inside:avoid}
h2,h3,h4,.rules summary{break-after:avoid}
.rules{overflow:visible}
.rules summary::after{display:none}
details::details-content{display:block;content-visibility:visible;block-size:auto}
.more summary{display:none}
.screens img{height:13rem}
[data-dense=true] .screens img{height:8rem}
.screens [data-orientation=landscape] img{height:7rem}
a{text-decoration:none}
[data-kind=markup]{--kind:#8f899c}
footer{margin-top:2rem}
}
`;
