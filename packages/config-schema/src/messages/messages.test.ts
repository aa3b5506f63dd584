// Requirement: wizard.fixed-texts
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { describeProblem } from './problem-messages.ts';

const { access, upload, backend, ad, preview, contact, routing } = messages;
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
  [describeProblem({ code: 'cta-label-missing', params: {} }, 'step'), 'Button text is required'],
  [
    describeProblem({ code: 'store-url-missing', params: {} }, 'step'),
    'Store URL is required (set in Meta Ads Manager)',
  ],
  [
    describeProblem({ code: 'outro-image-missing', params: {} }, 'step'),
    'Final CTA button image is required',
  ],
  [describeProblem({ code: 'outro-label-missing', params: {} }, 'step'), 'Outro button text is required'],
  [describeProblem({ code: 'cover-image-missing', params: {} }), 'Cover image is required for export'],
  [describeProblem({ code: 'gameplay-video-missing', params: {} }), 'Gameplay video is required for export'],
  [
    describeProblem({ code: 'pause-point-count', params: { required: 1, current: 0 } }),
    'Exactly 1 pause point is required for Single Spin mode (currently 0). Please go back and add a pause point.',
  ],
  [
    describeProblem({ code: 'pause-point-count', params: { required: 2, current: 1 } }),
    'At least 2 pause points are required for Double Spin mode (currently 1). The first pause happens automatically when user taps to start. Please go back and add more pause points.',
  ],
  [describeProblem({ code: 'cta-label-missing', params: {} }), 'CTA button text is required'],
  [
    describeProblem({ code: 'store-url-missing', params: {} }),
    'Store URL is required for Meta Ads compliance',
  ],
  [describeProblem({ code: 'outro-label-missing', params: {} }), 'Outro button text is required'],
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
])('the fixed text is exact: %j', (message, specified) => {
  expect(message).toBe(specified);
});

test.each([
  ['Image', upload.imageSize('Image', 3 * MIB)],
  ['Background image', upload.imageSize('Background image', 3 * MIB)],
])('the size message begins with %j and has the fixed wording', (subject, message) => {
  const specified = `${subject} file size (3.00 MB) exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed: 2 MB. Please compress or resize`;
  expect(message.slice(0, specified.length)).toBe(specified);
});

test('the size message of a video adds that it will be optimized further', () => {
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
  const params = { required: 2, current: 2 - missing };
  expect(describeProblem({ code: 'pause-point-count', params }, 'step')).toBe(message);
});

test('reports excess size in the network’s decimal megabytes', () => {
  const ad = { overBytes: 1_500_000, largest: 'gameplay video' };
  expect(messages.export.tooBig({ ...ad, limitBytes: 2_100_000 })).toContain(
    'does not fit into 2.1 MB at an acceptable quality: it is 1.50 MB too big. The largest part is the gameplay video.',
  );
  expect(messages.export.tooBig({ ...ad, limitBytes: null })).toContain('into the network’s size limit at');
});
