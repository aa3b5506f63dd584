/**
 * The screen shapes of the preview, the first by default: it mirrors the two ad networks (product spec, section 2). Behind
 * the spec's two stand the other shapes in which every ad must look right (decisions, 'Every shape').
 */
export const previewShapes = [
  { id: '2:3', name: '2:3', aspect: 2 / 3 },
  { id: '9:16', name: '9:16', aspect: 9 / 16 },
  { id: '9:19.5', name: '9:19.5', aspect: 9 / 19.5 },
  { id: '3:4', name: '3:4', aspect: 3 / 4 },
  { id: '1:1', name: '1:1', aspect: 1 },
  { id: '16:9', name: 'Landscape', aspect: 16 / 9 },
] as const;
export type PreviewShapeId = (typeof previewShapes)[number]['id'];

/** The shape shown until the marketer chooses another. */
export const defaultPreviewShape: PreviewShapeId = previewShapes[0].id;
