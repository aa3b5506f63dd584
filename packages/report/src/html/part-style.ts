/** The parts of a file's section: facts, problems, screens, sizes and rules. */
export const partStyle = `
article{display:grid;gap:2.25rem;min-width:0}
article+article{padding-top:3rem;border-top:1px solid var(--line-soft)}
.block{display:grid;gap:1rem;min-width:0}
.facts{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin-top:-1.25rem;padding:1rem 1.25rem;border:1px solid var(--line-soft);
border-radius:.75rem;background:var(--sunken)}
.facts dt{font-size:.75rem;color:var(--faint)}
.facts dd{font-weight:550}
.facts code{font-weight:400;color:var(--soft)}
.problems{display:grid;gap:.75rem}
.problem{display:grid;gap:.65rem;padding:1.25rem 1.25rem 1.15rem;border:1px solid var(--line);border-left:3px solid var(--edge);
border-radius:.75rem;background:var(--card);min-width:0}
.problem[data-state=failed]{--edge:var(--red)}
.problem[data-state=warned]{--edge:var(--gold)}
.problem[data-state=advised]{--edge:var(--blue)}
.kind{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .6rem;font-size:.8125rem;font-weight:600;color:var(--edge)}
.kind code{padding:.05rem .45rem;border-radius:.35rem;background:var(--track);font-size:.75rem;color:var(--soft)}
.chips{display:flex;flex-wrap:wrap;gap:.35rem}
.chips li{padding:.1rem .6rem;border:1px solid var(--line);border-radius:99px;font-size:.8125rem;color:var(--soft)}
.places{display:grid;grid-template-columns:fit-content(45%) 1fr;border:1px solid var(--line-soft);border-radius:.5rem;background:var(--sunken);overflow:hidden}
.places li{display:grid;grid-column:1/-1;grid-template-columns:subgrid;gap:0 1.25rem;padding:.4rem .8rem}
.places li+li{border-top:1px solid var(--line-soft)}
.place{color:var(--gold-bright)}
.excerpt{color:var(--soft)}
.more summary,.rules summary{cursor:pointer}
.more summary{font-size:.8125rem;color:var(--soft)}
.more .places{margin-top:.5rem}
.more .source{display:grid;gap:.2rem;margin-top:.4rem}
.hidden-places,.source{font-size:.8125rem;color:var(--faint)}
.fix b{font-weight:600;color:var(--gold-bright)}
.fix b::after{content:':'}
.strips{display:grid;gap:1.5rem}
.strips[data-dense=true]{grid-template-columns:repeat(auto-fit,minmax(min(100%,32rem),1fr))}
.played{display:grid;gap:.6rem;min-width:0}
.played h4{font-size:.875rem;color:var(--soft)}
.screens{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-end}
.screens figure{display:grid;gap:.4rem}
.screens img{display:block;width:auto;height:17rem;border:1px solid var(--line);border-radius:.9rem;background:#000}
.screens [data-orientation=landscape] img{height:9rem;max-width:100%;border-radius:.6rem}
[data-dense=true] .screens{gap:.75rem}
[data-dense=true] .screens img{height:9.5rem;border-radius:.6rem}
[data-dense=true] .screens [data-orientation=landscape] img{height:5.25rem;border-radius:.4rem}
figcaption{font-size:.8125rem;color:var(--faint)}
.stack{display:flex;gap:2px;height:1rem;border-radius:.35rem;overflow:hidden}
.stack i{min-width:2px;background:var(--kind)}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;font-size:.8125rem;color:var(--faint)}
.legend b{font-weight:550;color:var(--text)}
.legend i{display:inline-block;width:.6rem;height:.6rem;margin-right:.4rem;border-radius:.2rem;background:var(--kind)}
[data-kind=video]{--kind:#f0bf4c}[data-kind=image]{--kind:#8fbcff}[data-kind=audio]{--kind:#62d6a0}
[data-kind=script]{--kind:#c39bff}[data-kind=style]{--kind:#ff9ecf}[data-kind=font]{--kind:#ffb27a}
[data-kind=data]{--kind:#6fcfd6}[data-kind=markup]{--kind:#b9b4c4}[data-kind=other]{--kind:#777387}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th{font-weight:400;text-align:left}
.bars th{width:34%;padding:.28rem 1rem .28rem 0;font:.8125rem/1.4 var(--mono);color:var(--soft)}
.bars td{padding:.28rem 0}
.bar i{display:block;height:.6rem;min-width:2px;border-radius:.2rem;background:var(--kind)}
.bars .number{width:9.5rem;padding-left:1rem;text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.bars small{display:inline-block;min-width:3.4rem;color:var(--faint)}
.rules{border:1px solid var(--line);border-radius:.75rem;background:var(--card);overflow:hidden}
.rules summary{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .7rem;padding:.85rem 1.1rem;list-style:none}
.rules summary::-webkit-details-marker{display:none}
.rules summary::after{content:'';width:.5rem;height:.5rem;margin-left:auto;border:solid var(--faint);border-width:0 1.5px 1.5px 0;rotate:45deg;translate:0 -.15rem}
.rules[open] summary::after{rotate:225deg;translate:0 .15rem}
.rules summary:hover{background:var(--raised)}
.rules summary:focus-visible{outline-offset:-3px;border-radius:.75rem}
.rules summary strong{font-weight:600}
.rules summary span{font-size:.8125rem;color:var(--soft)}
.rules table{scroll-margin-top:5rem}
.rules thead th{padding:.4rem 1.1rem;font-size:.75rem;color:var(--faint);background:var(--sunken)}
.rules td{padding:.6rem 1.1rem;border-top:1px solid var(--line-soft);vertical-align:top}
.rules td:first-child{width:3.5rem}
.rules td:last-child{width:17rem;font-size:.8125rem}
.rules td a{color:var(--soft);text-decoration-color:var(--line)}
.rules td code{margin-left:.35rem;font-size:.75rem;color:var(--faint)}
.rules tr[data-state=passed] td:nth-child(2),.rules tr[data-state=unjudged] td:nth-child(2){color:var(--soft)}
.own{color:var(--faint)}
.documents{padding:.8rem 1.1rem;border-top:1px solid var(--line-soft);font-size:.8125rem;color:var(--faint)}
.documents h4{margin-bottom:.25rem;font-size:.8125rem;color:var(--soft)}
.checksum{padding:.7rem 1.1rem;border-top:1px solid var(--line-soft);font-size:.8125rem;color:var(--faint)}
@media (max-width:40rem){
body{padding:0 1rem 3rem}
main{gap:2.5rem}
.hero{margin-top:1.25rem;padding:1.5rem 1.25rem}
.tiles{grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.6rem}
.tile{padding:.8rem .75rem}
.problem{padding:1rem}
.places,.places li{grid-template-columns:1fr}
.screens{display:grid;grid-template-columns:1fr 1fr;align-items:end}
.screens img{width:100%;height:auto}
.screens [data-orientation=landscape]{grid-column:1/-1}
.screens [data-orientation=landscape] img{height:auto}
.bars tr{display:grid;grid-template-columns:1fr auto;padding:.35rem 0}
.bars th{width:auto;padding:0 .75rem .15rem 0}
.bars .bar{grid-row:2;grid-column:1/-1;padding:0}
.bars .number{width:auto;padding:0}
.bars small{min-width:0}
.rules thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.rules tr{display:grid;grid-template-columns:1.25rem 1fr;gap:.15rem .7rem;padding:.7rem 1rem;border-top:1px solid var(--line-soft)}
.rules td,.rules td:first-child,.rules td:last-child{width:auto;padding:0;border:0}
.rules td:last-child{grid-column:2}
.rules summary{padding:.8rem 1rem}
.documents{padding:.8rem 1.1rem;border-top:1px solid var(--line-soft);font-size:.8125rem;color:var(--faint)}
.documents h4{margin-bottom:.25rem;font-size:.8125rem;color:var(--soft)}
.checksum,.documents{padding:.7rem 1rem}
[data-dense=true] .screens img,[data-dense=true] .screens [data-orientation=landscape] img{height:auto}
}
`;
