import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offerAdFonts } from './ad-fonts.config.ts';
import { serveDemoAds } from './demo-ads.config.ts';
import { bundleFrontChunk } from './front-chunk.config.ts';
import { limitFrontWeight } from './front-weight.config.ts';
import { precompress } from './precompress.config.ts';
import { prerender } from './prerender.config.ts';
import { collectProductFacts } from './src/lib/collect-product-facts.ts';

/** The api's address while developing; in production the api itself serves the built files. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:4000';

export default defineConfig({
  define: { injectedProductFacts: JSON.stringify(collectProductFacts()) },
  plugins: [
    react(),
    offerAdFonts(),
    serveDemoAds(),
    bundleFrontChunk(),
    limitFrontWeight(),
    prerender(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // The application runs under `script-src 'self'`: nothing may be inlined as a script, and fonts stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { port: 5173, proxy: { '/api': { target: apiOrigin }, '/p/': { target: apiOrigin } } },
});
