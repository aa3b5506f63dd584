/** The `source` of messages from a preview to the wizard. */
export const previewMessageSource = 'spinreel-preview';

/** The `source` of messages from the wizard to a preview. */
export const wizardMessageSource = 'spinreel-wizard';
