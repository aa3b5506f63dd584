import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { useCallback } from 'react';
import { AdPart } from '../../../ui/ad/ad-part.tsx';
import { StageHandle, type StageHandleProps } from './stage-handle.tsx';
import type { PartCreator } from './stage-parts.ts';

interface HighlightPartProps extends Omit<StageHandleProps, 'element' | 'children'> {
  create: PartCreator;
  language: AdLanguage;
}

/** The highlight of the spin button in the video, with a handle to move it. The video decides its size. */
export function HighlightPart({ create, language, ...handleProps }: HighlightPartProps) {
  const { frame, locate } = handleProps;
  const { width } = locate(null).box;
  const createSized = useCallback(
    (parent: Element) => {
      const part = create(parent, 1);
      Object.assign(part.element.style, { width: `${width}px`, height: `${width}px` });
      return part;
    },
    [create, width],
  );
  return (
    <StageHandle {...handleProps} element="gameplayHighlight">
      <AdPart create={createSized} language={language} textWidthPx={frame.stage.width} scale={frame.scale} />
    </StageHandle>
  );
}
