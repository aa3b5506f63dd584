import type { ImageAsset } from '@spinreel/config-schema/ad/assets';
import type { CSSProperties } from 'react';
import { getShownUrl } from '../../../../ad-draft/catalogue/catalogue.ts';
import { useDraftSelector } from '../../../../ad-draft/draft-root.ts';

/** An image of the ad that cannot be moved. */
export function SceneryImage(props: {
  image: ImageAsset | null | undefined;
  id?: string;
  className: string;
  style?: CSSProperties;
  onAspect?: (aspect: number) => void;
}) {
  const { image, onAspect, ...rest } = props;
  const url = useDraftSelector(({ catalogue }) =>
    image?.filePath ? getShownUrl(catalogue, image.filePath) : null,
  );
  if (url === null) return null;
  return (
    <img
      {...rest}
      src={url}
      alt=""
      draggable={false}
      onLoad={({ currentTarget }) => {
        onAspect?.(currentTarget.naturalWidth / Math.max(1, currentTarget.naturalHeight));
      }}
    />
  );
}
