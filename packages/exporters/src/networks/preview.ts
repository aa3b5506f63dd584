import { errorCatalogue } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { singleHtml } from '../containers/single-html.ts';
import { previewParentScript } from '../host-adapters.gen.ts';
import { defineNetwork } from '../network.ts';

/** The wizard's preview: the page of the single-file networks, in a host that reports to the wizard. */
export const preview = defineNetwork({
  id: 'preview',
  label: 'Preview',
  family: 'preview',
  specStatus: 'confirmed',
  isEditable: true,
  failure: errorCatalogue.preview,
  container: singleHtml,
  limits: { maxBytes: null },
  storeCall: null,
  requiredLiterals: [],
  forbiddenLiterals: ['http:', 'https:'],
  sources: { rules: null, size: null, host: null },
  orientation: 'both',
  storeUrl: 'forbidden',
  hostScript: previewParentScript,
});
