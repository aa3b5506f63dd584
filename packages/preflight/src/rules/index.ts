import type { Rule } from '../rule.ts';
import { ctaHook } from './cta-hook.ts';
import { entrySize } from './entry-size.ts';
import { entrySizeAdvice } from './entry-size-advice.ts';
import { fileCount } from './file-count.ts';
import { fileExtension } from './file-extension.ts';
import { fileNames } from './file-names.ts';
import { indexAtRoot } from './index-at-root.ts';
import { noCtaStub } from './no-cta-stub.ts';
import { noDynamicScripts } from './no-dynamic-scripts.ts';
import { noEval } from './no-eval.ts';
import { noFetch } from './no-fetch.ts';
import { noFolders } from './no-folders.ts';
import { noFrames } from './no-frames.ts';
import { noHttpAddresses } from './no-http-addresses.ts';
import { noLooseMedia } from './no-loose-media.ts';
import { noLooseSources } from './no-loose-sources.ts';
import { noMraid } from './no-mraid.ts';
import { noNestedArchives } from './no-nested-archives.ts';
import { noNetworkCalls } from './no-network-calls.ts';
import { noProtocolRelativeAddresses } from './no-protocol-relative-addresses.ts';
import { noRedirects } from './no-redirects.ts';
import { noStorage } from './no-storage.ts';
import { noStoreAddresses } from './no-store-addresses.ts';
import { noXmlHttpRequest } from './no-xml-http-request.ts';
import { onlyScripts } from './only-scripts.ts';
import { packedSize } from './packed-size.ts';
import { scriptsInPackage } from './scripts-in-package.ts';
import { singleHtml } from './single-html.ts';
import { unpackedSize } from './unpacked-size.ts';
import { utf8 } from './utf-8.ts';
import { viewport } from './viewport.ts';
import { zipPackage } from './zip-package.ts';

/** Every rule, in the order in which findings are shown. A new one is a file in this folder and a line here. */
export const rules: readonly Rule[] = [
  zipPackage,
  singleHtml,
  fileExtension,
  packedSize,
  unpackedSize,
  fileCount,
  fileNames,
  noFolders,
  indexAtRoot,
  entrySize,
  entrySizeAdvice,
  onlyScripts,
  noLooseMedia,
  noNestedArchives,
  utf8,
  viewport,
  ctaHook,
  noCtaStub,
  noRedirects,
  noStoreAddresses,
  noHttpAddresses,
  noProtocolRelativeAddresses,
  scriptsInPackage,
  noDynamicScripts,
  noLooseSources,
  noFrames,
  noXmlHttpRequest,
  noFetch,
  noNetworkCalls,
  noMraid,
  noEval,
  noStorage,
];
