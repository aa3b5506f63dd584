/**
 * The wizard's five steps by their short names, in order (requirement wizard.steps). By themselves, for pages that must not
 * load the rules of the steps.
 */
export const wizardStepNames = ['Assets', 'Trim & Pause', 'Customization', 'Preview', 'Export'] as const;
