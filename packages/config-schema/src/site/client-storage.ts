/** The fixed names under which the browser keeps the product's small values (requirement consent.storage-names). */
export const storageKeys = {
  /** In the session's storage; 'true' once unlocked. A hint for the interface only: the server holds the real gate. */
  accessFlag: 'spinreel.access',
  /** In the persistent storage; see consent. */
  analyticsConsent: 'spinreel.analytics-consent',
  /** In the persistent storage; 'off' where letters and signs alone are no shortcuts. */
  singleKeys: 'spinreel.single-keys',
  /** In the persistent storage; the networks for which files are checked, as a JSON list of ids. */
  checkNetworks: 'spinreel.check-networks',
  /** In the persistent storage; the template of the names of files in an archive. */
  nameTemplate: 'spinreel.name-template',
  /** In the persistent storage; which columns the table of variants shows or hides, as JSON: a flag by the id of the column. */
  variantColumns: 'spinreel.variant-columns',
  /** In the persistent storage; which languages the table of texts shows or hides, in the same form. */
  textColumns: 'spinreel.text-columns',
} as const;
