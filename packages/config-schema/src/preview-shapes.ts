/** The phone shapes of the preview, the first by default: it mirrors the two ad networks (product spec, section 2). */
export const previewShapes = [
  { id: '2:3', aspect: 2 / 3 },
  { id: '9:16', aspect: 9 / 16 },
] as const;
export type PreviewShapeId = (typeof previewShapes)[number]['id'];

/** The shape shown until the marketer chooses another. */
export const defaultPreviewShape: PreviewShapeId = previewShapes[0].id;
