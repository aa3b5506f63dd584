/** The extensions of files that can be checked, as the `accept` attribute. */
export const acceptedFiles = '.html,.htm,.zip';
