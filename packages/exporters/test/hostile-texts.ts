/** Texts that break naive ways to put a config into a page. */
export const hostileTexts: readonly string[] = [
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '<!-- <script> </script> -->',
  '</script\t/x',
  'line\u2028separator\u2029paragraph',
  '</style><script>1</script>',
  ']]>',
  '${1}`\'"\\ $& $1 $`',
  '&lt;/script&gt;',
  '--><svg onload=alert(1)>',
  'lone \uD800 surrogate',
  'nul \u0000 byte',
];
