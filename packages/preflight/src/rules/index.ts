import type { Rule } from '../rule.ts';
import { ctaHook } from './host/cta-hook.ts';
import { entrySize } from './files/entry-size.ts';
import { entrySizeAdvice } from './files/entry-size-advice.ts';
import { fileCount } from './files/file-count.ts';
import { fileExtension } from './files/file-extension.ts';
import { fileNames } from './files/file-names.ts';
import { indexAtRoot } from './files/index-at-root.ts';
import { noCtaStub } from './host/no-cta-stub.ts';
import { noDynamicScripts } from './page/no-dynamic-scripts.ts';
import { noEval } from './page/no-eval.ts';
import { noExternalReferences } from './requests/no-external-references.ts';
import { noFetch } from './requests/no-fetch.ts';
import { noFolders } from './files/no-folders.ts';
import { noFrames } from './page/no-frames.ts';
import { noHttpAddresses } from './requests/no-http-addresses.ts';
import { noLooseMedia } from './files/no-loose-media.ts';
import { noLooseSources } from './files/no-loose-sources.ts';
import { noMraid } from './host/no-mraid.ts';
import { noNestedArchives } from './files/no-nested-archives.ts';
import { noNetworkCalls } from './requests/no-network-calls.ts';
import { noProtocolRelativeAddresses } from './requests/no-protocol-relative-addresses.ts';
import { noRedirects } from './page/no-redirects.ts';
import { noStorage } from './page/no-storage.ts';
import { noStoreAddresses } from './requests/no-store-addresses.ts';
import { noXmlHttpRequest } from './requests/no-xml-http-request.ts';
import { onlyScripts } from './files/only-scripts.ts';
import { packedSize } from './files/packed-size.ts';
import { scriptsInPackage } from './files/scripts-in-package.ts';
import { singleHtml } from './files/single-html.ts';
import { unpackedSize } from './files/unpacked-size.ts';
import { utf8 } from './files/utf-8.ts';
import { viewport } from './page/viewport.ts';
import { zipPackage } from './files/zip-package.ts';
import { sizeAdvice } from './files/size-advice.ts';
import { packageName } from './files/package-name.ts';
import { requiredFiles } from './files/required-files.ts';
import { guardedHostCalls } from './host/guarded-host-calls.ts';
import { validScripts } from './page/valid-scripts.ts';
import { hostTags } from './host/host-tags.ts';
import { noInsecureAddresses } from './requests/no-insecure-addresses.ts';
import { noForbiddenText } from './page/no-forbidden-text.ts';

/** Every rule, in the order in which findings are shown. A new one is a file in this folder and a line here. */
export const rules: readonly Rule[] = [
  zipPackage,
  singleHtml,
  fileExtension,
  packedSize,
  sizeAdvice,
  unpackedSize,
  fileCount,
  fileNames,
  noFolders,
  indexAtRoot,
  packageName,
  entrySize,
  entrySizeAdvice,
  onlyScripts,
  requiredFiles,
  noLooseMedia,
  noNestedArchives,
  utf8,
  viewport,
  hostTags,
  validScripts,
  ctaHook,
  noCtaStub,
  guardedHostCalls,
  noRedirects,
  noStoreAddresses,
  noHttpAddresses,
  noInsecureAddresses,
  noExternalReferences,
  noProtocolRelativeAddresses,
  scriptsInPackage,
  noDynamicScripts,
  noLooseSources,
  noFrames,
  noXmlHttpRequest,
  noFetch,
  noNetworkCalls,
  noMraid,
  noForbiddenText,
  noEval,
  noStorage,
];
