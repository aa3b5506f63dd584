import { expect, test } from 'vitest';
import { messages } from './messages.ts';

const { access, upload, backend, ad, steps, exportValidation, preview, contact, routing } = messages;
const MIB = 1024 * 1024;

test.each([
  [access.wrongPassword, 'Incorrect password. Please try again.'],
  [access.verifying, 'Verifying...'],
  [upload.failed, 'Upload failed'],
  [upload.sampleLoadFailed, 'Sample loading failed'],
  [upload.processing, 'Processing video...'],
  [upload.videoDone, 'Video processed successfully'],
  [
    upload.imageFormat('Image'),
    'Image format not supported for Meta Ads and Moloco platforms. Supported formats: PNG, JPG, JPEG, GIF, WEBP, BMP',
  ],
  [
    upload.imageFormat('Background image'),
    'Background image format not supported for Meta Ads and Moloco platforms. Supported formats: PNG, JPG, JPEG, GIF, WEBP, BMP',
  ],
  [
    upload.videoFormat,
    'Video format not supported for Meta Ads and Moloco platforms. Supported formats: MP4, MOV, AVI',
  ],
  [
    upload.decorativeImageFormat,
    'Invalid image format. Please upload a common image file (PNG, JPG, GIF, WebP, etc.)',
  ],
  [upload.audioFormat, 'Invalid audio format. Please upload a common audio file (MP3, WAV, OGG, M4A, AAC)'],
  [backend.unreachable, 'Backend server is not running. Please start the backend server.'],
  [ad.saveFailed, 'Failed to save ad configuration'],
  [ad.updateFailed, 'Failed to update ad configuration'],
  [steps.ctaLabelRequired, 'Button text is required'],
  [steps.storeUrlRequired, 'Store URL is required (set in Meta Ads Manager)'],
  [steps.finalCtaImageRequired, 'Final CTA button image is required'],
  [steps.outroLabelRequired, 'Outro button text is required'],
  [exportValidation.coverImage, 'Cover image is required for export'],
  [exportValidation.gameplayVideo, 'Gameplay video is required for export'],
  [
    exportValidation.singleSpin(0),
    'Exactly 1 pause point is required for Single Spin mode (currently 0). Please go back and add a pause point.',
  ],
  [
    exportValidation.doubleSpin(2, 1),
    'At least 2 pause points are required for Double Spin mode (currently 1). The first pause happens automatically when user taps to start. Please go back and add more pause points.',
  ],
  [exportValidation.ctaLabel, 'CTA button text is required'],
  [exportValidation.storeUrl, 'Store URL is required for Meta Ads compliance'],
  [exportValidation.outroLabel, 'Outro button text is required'],
  [messages.export.blockedTitle, 'Cannot Export Ad'],
  [messages.export.zipFailedTitle, 'ZIP Export Failed'],
  [messages.export.molocoFailedTitle, 'Moloco Export Failed'],
  [messages.export.zipFailed, 'Export failed'],
  [messages.export.molocoFailed, 'Moloco export failed'],
  [messages.export.completeTitle, 'Export Complete!'],
  [preview.errorTitle, 'Preview Error'],
  [preview.failed, 'Failed to generate preview'],
  [preview.needMorePausePoints(2), 'Need 2 more pause points for Meta export (first pause is automatic)'],
  [contact.failed, 'Failed to send message. Please try again.'],
  [contact.network, 'Network error. Please check your connection and try again.'],
  [contact.send, 'Send Message'],
  [contact.sending, 'Sending...'],
  [contact.sentTitle, 'Message Sent Successfully!'],
  [contact.sendAnother, 'Send Another Message'],
  [routing.unexpected, 'Unexpected Application Error!'],
])('%j stands letter by letter in the product spec', (message, specified) => {
  expect(message).toBe(specified);
});

test.each([
  ['Image', upload.imageSize('Image', 3 * MIB)],
  ['Background image', upload.imageSize('Background image', 3 * MIB)],
])('the size message begins with %j and keeps the words of the product spec', (subject, message) => {
  const specified = `${subject} file size (3.00 MB) exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: 2 MB. Please compress or resize`;
  expect(message.slice(0, specified.length)).toBe(specified);
});

test('the size message of a video adds that the system will optimise it further', () => {
  expect(upload.videoSize(11 * MIB)).toMatch(
    /^Video file size \(11\.00 MB\) exceeds platform limits for Meta Ads and Moloco playable ads\. Maximum allowed: 10 MB\..* The system will optimise it further\.$/,
  );
});

test.each([
  [1, 'Please add 1 more pause point.'],
  [2, 'Please add 2 more pause points.'],
  [-1, 'Please remove 1 pause point.'],
  [-2, 'Please remove 2 pause points.'],
])('with %i pause points missing the step says %j', (missing, message) => {
  expect(steps.pausePointsMissing(missing)).toBe(message);
});

test('what is too big for a network is told in its decimal megabytes', () => {
  expect(messages.export.tooBig(1_500_000, 'gameplay video')).toContain(
    'it is 1.50 MB too big. The largest part is the gameplay video.',
  );
});
