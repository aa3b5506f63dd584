/** The fonts an ad may use: present on phones and desktops alike, so nothing is loaded (requirement customize.fonts). */
export const fonts = [
  'Impact',
  'Arial',
  'Trebuchet MS',
  'Verdana',
  'Times New Roman',
  'Georgia',
  'Courier New',
  'Tahoma',
] as const;
export type FontFamily = (typeof fonts)[number];
