import { brandFace, brandSource, type NotedPage } from './note-page.ts';

/** Pages of other tools, and the messages that their type causes, by rule. */
export const typedPages: readonly (readonly [
  name: string,
  page: NotedPage,
  expected: Record<string, string>,
])[] = [
  [
    'a font that is not in the file',
    { body: '<p style="font-family: Impact, sans-serif">Spin</p><p>Win</p>' },
    {
      'same-fonts-on-phones':
        'The font “Impact” is not in the file. Android and iOS draw “Spin” in another font.',
    },
  ],
  [
    'a font of the file that cannot be decoded',
    {
      style: '@font-face { font-family: Brand; src: url(data:font/woff2;base64,AAAA) }',
      body: '<p style="font-family: Brand">Spin</p>',
    },
    {
      'same-fonts-on-phones':
        'The font “Brand” is not in the file. Android and iOS draw “Spin” in another font.',
    },
  ],
  [
    'a font in a frame and in a shadow tree',
    {
      body: `<iframe srcdoc="<p style='font-family: Georgia'>Framed</p>"></iframe>
      <div><template shadowrootmode="open"><p style="font-family: Georgia">Deep</p></template></div>`,
    },
    {
      'same-fonts-on-phones':
        'The font “Georgia” is not in the file. Android draws “Framed” and “Deep” in another font.',
    },
  ],
  ['a font of the file', { style: brandFace, body: '<p style="font: 24px Brand">Spin to win</p>' }, {}],
  [
    'a font that a script adds',
    {
      body: `<p style="font: 24px Brand">Spin to win</p><script>document.fonts.add(new FontFace('Brand', '${brandSource}'))</script>`,
    },
    {},
  ],
  ['no font', { style: 'body { font-family: initial }', body: '<p>Spin</p><button>Go</button>' }, {}],
  [
    'fonts of hidden texts',
    {
      body: `<div style="font-family: Impact"><p style="display: none">None</p><p style="opacity: 0">Clear</p>
      <p style="position: absolute; left: -9999px">Away</p><p style="color: transparent">Ink</p>
      <p style="visibility: hidden">Hidden</p></div>`,
    },
    {},
  ],
  [
    'fonts of texts behind a cover',
    {
      body: `<p style="font-family: Impact">Behind</p>
      <div style="position: fixed; inset: 0; background: #123; pointer-events: none"></div>`,
    },
    {},
  ],
  [
    'texts on a canvas',
    {
      body: '<canvas></canvas><script>document.querySelector("canvas").getContext("2d").fillText("Spin", 9, 9)</script>',
    },
    {},
  ],
  [
    'letters that the font of the file lacks',
    { style: brandFace, body: '<p style="font-family: Brand">Łódź ruft</p>' },
    { 'draws-all-characters': 'The font “Brand” lacks “Ł”, so “Łódź ruft” is drawn in two fonts.' },
  ],
  [
    'a letter that the font of the file lacks as a capital',
    {
      style: brandFace,
      body: '<p style="font-family: Brand; text-transform: uppercase" lang="tr">spin et giriş</p>',
    },
    {
      'draws-all-characters': 'The font “Brand” lacks “İ” and “Ş”, so “spin et giriş” is drawn in two fonts.',
    },
  ],
  [
    'an icon whose font is missing',
    { body: '<p>Win \uE901</p>' },
    { 'draws-all-characters': 'No font draws “U+E901” in “Win \uE901”.' },
  ],
  [
    'an icon that no font of the file has',
    { style: brandFace, body: '<p style="font-family: Brand">Win \uE901</p>' },
    { 'draws-all-characters': 'No font draws “U+E901” in “Win \uE901”.' },
  ],
  [
    'letters of East Asia, emoji and symbols that the font of the file lacks',
    { style: brandFace, body: '<p style="font-family: Brand">Spin 下載 いま 지금 🎰 1️⃣ ★ →</p>' },
    {},
  ],
  [
    'letters of East Asia that are outside the range of the font of the file',
    {
      style: brandFace.replace('src:', 'unicode-range: U+0-FF, U+FF01; src:'),
      body: '<p style="font-family: Brand">Spin 下載！</p>',
    },
    {
      'draws-all-characters': 'The font “Brand” lacks “下” and “載”, so “Spin 下載！” is drawn in two fonts.',
    },
  ],
  [
    'a text of which the font of the file has no letter',
    { style: brandFace, body: '<p style="font-family: Brand" dir="rtl">שחקו!</p>' },
    {},
  ],
  [
    'a second font of the file for other letters',
    {
      style: `${brandFace} ${brandFace.replace('Brand', 'Other')}`,
      body: '<p style="font-family: Brand, Other">Spin to win</p>',
    },
    {},
  ],
  [
    'descenders that an element cuts off',
    {
      body: '<h1 style="font-size: 40px; line-height: 40px; height: 30px; overflow: hidden">Lucky jackpot</h1>',
    },
    {
      'shows-whole-letters': 'On the first screen, the letters of “Lucky jackpot” are cut off at the bottom.',
    },
  ],
  [
    'accents that an element cuts off',
    {
      body: '<div style="overflow: clip"><p style="margin: -10px 0 0; font-size: 40px; line-height: 40px">ÄÖÜ</p></div>',
    },
    { 'shows-whole-letters': 'On the first screen, the letters of “ÄÖÜ” are cut off at the top.' },
  ],
  [
    'letters that the edge of the page cuts off',
    {
      body: '<b style="position: fixed; bottom: -8px; font-size: 40px; line-height: 1">Lucky jackpot</b>',
    },
    {
      'shows-whole-letters': 'On the first screen, the letters of “Lucky jackpot” are cut off at the bottom.',
    },
  ],
  [
    'a line box that is cut off, but no letter',
    {
      body: '<p style="font-size: 40px; line-height: 40px; height: 36px; overflow: hidden">NO LETTER</p>',
    },
    {},
  ],
  [
    'a reel of digits',
    {
      body: '<div style="height: 40px; overflow: hidden; font-size: 40px; line-height: 40px"><p style="margin: -14px 0 0">1<br>2<br>3</p></div>',
    },
    {},
  ],
  [
    'a list that scrolls',
    {
      body: '<div style="height: 70px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>',
    },
    {},
  ],
  ['a page that scrolls', { body: '<p style="margin-top: 826px">Go</p>' }, {}],
  [
    'a text that slides in',
    {
      style: '@keyframes slide { from { transform: translateY(14px) } to { transform: translateY(-2px) } }',
      body: '<div style="overflow: hidden; line-height: 34px"><p style="margin: 0; animation: slide 0.9s infinite alternate linear">Slide</p></div>',
    },
    {},
  ],
  [
    'a turned text',
    {
      body: '<div style="overflow: hidden; height: 40px"><p style="margin: 0; transform: rotate(-4deg); font-size: 40px">Turned</p></div>',
    },
    {},
  ],
  [
    'Hebrew that is laid out from left to right',
    { body: '<p>שחקו עכשיו!</p>' },
    {
      'matches-direction':
        '“שחקו עכשיו!” is laid out from left to right, so a part of it is in the wrong place.',
    },
  ],
  [
    'English that is laid out from right to left',
    { root: 'lang="ar" dir="rtl"', body: '<p>العب الآن!</p><p>Spin now!</p>' },
    {
      'matches-direction':
        '“Spin now!” is laid out from right to left, so a part of it is in the wrong place.',
    },
  ],
  [
    'a page that contradicts its language',
    { root: 'lang="ar" dir="ltr"', body: '<p dir="rtl">العب الآن!</p>' },
    {
      'matches-direction':
        'The page says lang="ar" and dir="ltr", but this language is written in the other direction.',
    },
  ],
  [
    'directions that are right',
    {
      root: 'lang="he" dir="rtl"',
      body: `<p>שחקו עכשיו!</p><p dir="auto">Spin now!</p><p>שחקו <bdi>Lucky Spin!</bdi> עכשיו</p>
      <p style="unicode-bidi: plaintext">Win!</p>`,
    },
    {},
  ],
];
