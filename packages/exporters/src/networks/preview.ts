import { singleHtml } from '../containers/single-html.ts';
import { previewParentGlue } from '../host-glue/preview-parent.ts';
import { defineNetwork, type Source } from '../network.ts';

const ownRules: Source = {
  url: 'https://html.spec.whatwg.org/multipage/web-messaging.html',
  checkedOn: '2026-11-21',
  confidence: 'high',
};

/** The wizard's preview: the page of the single-file networks, in a host that reports to the wizard. */
export const preview = defineNetwork({
  id: 'preview',
  label: 'Preview',
  isExportTarget: false,
  isEditable: true,
  container: singleHtml,
  limits: { maxBytes: null, maxFiles: 1, entryWarnBytes: null, entryMaxBytes: null },
  fileNamePattern: '^[A-Za-z0-9._-]+$',
  requiredLiterals: [],
  forbiddenLiterals: ['http:', 'https:'],
  sources: { rules: ownRules, size: ownRules, host: ownRules },
  unwrittenRules: [],
  needsLandscape: true,
  hostGlue: previewParentGlue,
});
