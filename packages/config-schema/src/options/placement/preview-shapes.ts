/**
 * The screen shapes of the preview. The first is the default and mirrors the two ad networks. Every ad must look right
 * in all of them (requirements preview.shapes, preview.more-shapes).
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
