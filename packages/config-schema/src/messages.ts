import { accessMessages } from './messages/access-messages.ts';
import { adMessages } from './messages/ad-messages.ts';
import { consentMessages } from './messages/consent-messages.ts';
import { contactMessages } from './messages/contact-messages.ts';
import { exportMessages, exportValidationMessages } from './messages/export-messages.ts';
import { healthMessages } from './messages/health-messages.ts';
import { previewMessages } from './messages/preview-messages.ts';
import { routingMessages } from './messages/routing-messages.ts';
import { serverMessages } from './messages/server-messages.ts';
import { stepMessages, storeUrlMessages } from './messages/step-messages.ts';
import { uploadMessages } from './messages/upload-messages.ts';

/** Every sentence that more than one room of the product shows. Each stands once, in `messages/`. */
export const messages = {
  access: accessMessages,
  upload: uploadMessages,
  backend: serverMessages,
  ad: adMessages,
  steps: stepMessages,
  storeUrl: storeUrlMessages,
  exportValidation: exportValidationMessages,
  export: exportMessages,
  preview: previewMessages,
  contact: contactMessages,
  health: healthMessages,
  consent: consentMessages,
  routing: routingMessages,
} as const;
