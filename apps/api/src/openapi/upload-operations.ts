import { findMoments, FindMomentsResponse } from '@spinreel/api-contract/find-moments';
import { readAsset } from '@spinreel/api-contract/read-asset';
import { readFilmstrip } from '@spinreel/api-contract/read-filmstrip';
import { recutVideo, RecutVideoRequest, RecutVideoResponse } from '@spinreel/api-contract/recut-video';
import { uploadAudio, UploadAudioResponse } from '@spinreel/api-contract/upload-audio';
import { ImagePurpose, uploadImage, UploadImageResponse } from '@spinreel/api-contract/upload-image';
import {
  uploadSample,
  UploadSampleRequest,
  UploadSampleResponse,
} from '@spinreel/api-contract/upload-sample';
import { uploadVideo, UploadVideoResponse } from '@spinreel/api-contract/upload-video';
import { useSampleAd, UseSampleAdResponse } from '@spinreel/api-contract/use-sample-ad';
import { Progress, watchProgress } from '@spinreel/api-contract/watch-progress';
import { type TSchema, Type } from 'typebox';
import type { Operation, OtherBody } from './operation.ts';

const chapter = 'Uploads';

/** What can be wrong with any file. */
const fileProblems = [
  'malformed',
  'missing-file',
  'too-large',
  'unsupported-type',
  'unsupported-media',
  'empty-file',
  'unreadable',
  'timed-out',
  'too-many-uploads',
  'busy',
  'disk-full',
] as const;

const watched = { [watchProgress.progressHeader]: 'an id of your own, to watch the work by' };

/** From a file to an asset, and what can be seen of it. */
export const uploadOperations: readonly Operation[] = [
  {
    call: uploadImage,
    chapter,
    summary: 'Upload an image',
    request: form({
      [uploadImage.purposeField]: Type.Optional(ImagePurpose),
      [uploadImage.fileField]: file(),
    }),
    response: UploadImageResponse,
    problems: [...fileProblems, 'too-many-pixels', 'too-many-frames'],
  },
  {
    call: uploadVideo,
    chapter,
    summary: 'Upload a video, and have it cut to what shows',
    headers: watched,
    request: form({
      [uploadVideo.splitScreenField]: Type.Optional(Type.String({ description: 'true or false' })),
      [uploadVideo.zoomField]: Type.Optional(Type.String({ description: '1 to 3' })),
      [uploadVideo.zoomXField]: Type.Optional(Type.String({ description: '-100 to 100' })),
      [uploadVideo.zoomYField]: Type.Optional(Type.String({ description: '-100 to 100' })),
      [uploadVideo.fileField]: file(),
    }),
    response: UploadVideoResponse,
    problems: [...fileProblems, 'too-many-pixels', 'too-long', 'unavailable'],
  },
  {
    call: recutVideo,
    chapter,
    summary: 'Cut a stored video anew, without sending it again',
    headers: watched,
    request: RecutVideoRequest,
    response: RecutVideoResponse,
    problems: ['malformed', 'unknown-asset', 'asset-missing', 'busy', 'unavailable'],
  },
  {
    call: uploadAudio,
    chapter,
    summary: 'Upload background music',
    request: form({ [uploadAudio.fileField]: file() }),
    response: UploadAudioResponse,
    problems: [...fileProblems, 'unavailable'],
  },
  {
    call: uploadSample,
    chapter,
    summary: 'Choose a track that comes with the product',
    request: UploadSampleRequest,
    response: UploadSampleResponse,
    problems: ['unknown-sample', 'too-many-uploads', 'busy', 'disk-full'],
  },
  {
    call: useSampleAd,
    chapter,
    summary: 'Use the casino sample',
    detail: 'Puts its files into the session’s uploads and answers an ad of them that is complete.',
    response: UseSampleAdResponse,
    problems: ['too-many-uploads', 'busy', 'disk-full'],
  },
  {
    call: readAsset,
    chapter,
    summary: 'Read an asset as browsers are shown it',
    detail: 'Supports ranges and ETag.',
    query: { [readAsset.cutQuery]: 'the cut of a video, as its address names it' },
    headers: { range: 'bytes=start-end', 'if-none-match': 'the ETag that is known' },
    response: bytes('*/*'),
    problems: ['not-found'],
  },
  {
    call: readFilmstrip,
    chapter,
    summary: 'Read a video’s frames as one picture',
    query: { [readAsset.cutQuery]: 'the cut of the video' },
    response: bytes('image/jpeg'),
    problems: ['not-found', 'busy', 'unavailable'],
  },
  {
    call: findMoments,
    chapter,
    summary: 'Find moments of a video at which an ad may pause',
    query: { [readAsset.cutQuery]: 'the cut of the video' },
    response: FindMomentsResponse,
    problems: ['not-found', 'busy', 'unavailable'],
  },
  {
    call: watchProgress,
    chapter,
    summary: 'Watch how far a piece of work is',
    detail: `Server-sent events, for calls that were sent with the header ${watchProgress.progressHeader}.`,
    response: { mediaType: 'text/event-stream', schema: Progress },
    problems: ['too-many-requests'],
  },
];

function form(fields: Record<string, TSchema>): OtherBody {
  return { mediaType: 'multipart/form-data', schema: Type.Object(fields) };
}

function file(): TSchema {
  return Type.String({ format: 'binary', description: 'the file, after all other fields' });
}

function bytes(mediaType: string): OtherBody {
  return { mediaType, schema: Type.String({ format: 'binary' }) };
}
