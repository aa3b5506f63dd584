import type { UploadedSample } from '@spinreel/api-contract/samples';
import type {
  UploadedAudio,
  UploadedFont,
  UploadedImage,
  UploadedVideo,
  VideoCut,
} from '@spinreel/api-contract/uploads';
import type { CatalogueAsset } from './catalogue.ts';

const noMeasures = { width: null, height: null, duration: null, frameRate: null };

/** Returns what the server's answer says about an uploaded image. */
export function createImageFacts({ processedImage, ...file }: UploadedImage): CatalogueAsset {
  const { optimizedUrl, width, height, stillSlots } = processedImage;
  return { ...pickFile(file), ...noMeasures, optimizedUrl, width, height, ...(stillSlots && { stillSlots }) };
}

/** Returns what the server's answer says about an uploaded video, which was cropped as `cut` says. */
export function createVideoFacts({ processedVideo, ...file }: UploadedVideo, cut: VideoCut): CatalogueAsset {
  const { optimizedUrl, width, height, duration, frameRate, notice } = processedVideo;
  return { ...pickFile(file), optimizedUrl, width, height, duration, frameRate, cut, notice };
}

/** Returns what the server's answer says about an uploaded track or a sample, which plays at `optimizedUrl`. */
export function createMusicFacts(
  uploaded: UploadedAudio | UploadedSample,
  optimizedUrl: string,
): CatalogueAsset {
  return { ...pickFile(uploaded), ...noMeasures, optimizedUrl };
}

/** Returns what the server's answer says about an uploaded font. */
export function createFontFacts({ processedFont, ...file }: UploadedFont): CatalogueAsset {
  const { optimizedUrl, ...font } = processedFont;
  return { ...pickFile(file), ...noMeasures, optimizedUrl, font };
}

function pickFile({ originalName, fileSize }: Pick<UploadedImage, 'originalName' | 'fileSize'>) {
  return { originalName, fileSize };
}
