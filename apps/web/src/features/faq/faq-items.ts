import { uploadFormats } from '@spinreel/config-schema/formats';
import { exportLimits, uploadLimitsBytes, videoLimits } from '@spinreel/config-schema/limits';
import { siteFacts } from '@spinreel/config-schema/site-facts';

interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

const imageMegabytes = uploadLimitsBytes.image / 2 ** 20;
const videoMegabytes = uploadLimitsBytes.video / 2 ** 20;
const exportMegabytes = exportLimits.maxBytes / 1e6;
const listed = (formats: readonly string[]) => formats.map((format) => format.toUpperCase()).join(', ');

/** The nine questions of the front page, in order. */
export const faqItems: readonly FaqItem[] = [
  {
    question: 'What do I need to build a playable ad?',
    answer:
      'Four files: a portrait 9:16 cover image (1080x1920 recommended), a horizontal 16:9 gameplay video, a winning badge image that is shown after the gameplay, and an outro image as the background of the final call-to-action screen. Two more are optional: an image for the call-to-action button, and MP3 background music that loops. A mute button is built in, so the viewer decides about the sound.',
  },
  {
    question: 'Do I have to write code?',
    answer:
      'No. You upload, drag, type and choose; Spinreel writes the HTML5 behind it. There is nothing to install and nothing to hand to a developer.',
  },
  {
    question: 'How long does it take?',
    answer: `About ${siteFacts.averageCreationMinutes} minutes on average once your files are at hand. Five steps lead from the upload to the download, every change is saved by itself, and you can come back to an ad at any time.`,
  },
  {
    question: 'Which ad networks can I export to?',
    answer:
      'Meta gets a ZIP, Moloco a single HTML file. Both come from the same ad, and you download exactly the file that you upload there: nothing to unpack, rename or stitch together.',
  },
  {
    question: 'Will the networks accept my file?',
    answer: `Every file is checked against the network’s published technical rules before you get it: at most ${exportMegabytes} MB, no request to anywhere while it runs, the right click hook, silence until the first tap. What would be refused is named, with what to do about it. What your ad says and promises is still reviewed by the network itself.`,
  },
  {
    question: 'Which formats and sizes can I upload?',
    answer: `Videos as ${listed(uploadFormats.video)} up to ${videoMegabytes} MB, images as ${listed(uploadFormats.image)} up to ${imageMegabytes} MB, music as ${listed(uploadFormats.audio)}. An ad plays up to ${videoLimits.maxAdDurationSeconds} seconds of video; longer clips of up to ${videoLimits.maxUploadDurationSeconds} seconds are trimmed in the second step.`,
  },
  {
    question: 'What can the viewer do in the ad?',
    answer:
      'A tap on the cover starts the game. Then you choose: it plays straight through, or stops once or twice on the very frame you picked until the viewer taps to spin. A winning badge with confetti or coins celebrates, and the last screen leads to the store.',
  },
  {
    question: 'Can I try the ad before I spend on it?',
    answer:
      'Yes. The preview is the exported ad itself, not a drawing of it. Play it in every common screen shape, watch its events as they happen, and scan a code to hold it in your own hand on a phone.',
  },
  {
    question: 'Does the ad contain tracking, or load anything?',
    answer:
      'No. Pictures, video and sound are all inside the file; it asks no server for anything and sets no cookies. The only call it makes is the network’s own click hook when the viewer taps the call to action.',
  },
];
