import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { productFacts } from '../../config/product-facts.ts';
import { provider } from '../../config/provider.ts';
import { site } from '../../config/site.ts';

interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

const operator =
  provider.host === null ? site.providerName : `${site.providerName}, hosted by ${provider.host}`;

/** The front page's nine questions, in order. */
export const faqItems: readonly FaqItem[] = [
  {
    question: 'What do I need to build a playable ad?',
    answer:
      'Two files: a portrait 9:16 cover image (1080x1920 recommended) and a horizontal 16:9 gameplay video. Four more are optional: a winning badge image shown after the gameplay, an outro image for the final call-to-action screen, an image for the call-to-action button, and background music that loops. A built-in mute button gives the viewer control of the sound. No files at hand? Start with our casino sample.',
  },
  {
    question: 'How long does it take, and do I need to code?',
    answer: `About ${siteFacts.averageCreationMinutes} minutes once you have your files, and no: you upload, drag, type and choose. Spinreel writes the HTML5 behind it. Every change is saved automatically, so you can stop and come back to an ad at any time.`,
  },
  {
    question: 'Which ad networks can I export to?',
    answer: `To ${productFacts.networkNames}. All files come from the same ad, and what you download is the file you upload to the network: nothing to unpack, rename or edit.`,
  },
  {
    question: 'Will the networks accept my file?',
    answer: `Before you get a file, it is checked against the network’s published technical rules: at most ${productFacts.exportMegabytes} MB, no outside requests, no tracking, silent until the first tap, and the right call to open the store. If something would be rejected, you see what it is and how to fix it. The network itself still reviews what your ad says and promises.`,
  },
  {
    question: 'Can I advertise real-money games, and is it 18+?',
    answer:
      'You can build the ad, but running it is between you and the network. Networks allow real-money gambling ads only with prior permission, in approved countries, and for people of legal age: at least 18, in some places 21. Many ask for the same with social casino and sweepstakes. Get that permission and your license first, and put the required age and responsible-gaming notices into your ad.',
  },
  {
    question: 'Which formats and sizes can I upload?',
    answer: `Videos as ${productFacts.videoFormats} up to ${productFacts.videoMegabytes} MB, images as ${productFacts.imageFormats} up to ${productFacts.imageMegabytes} MB, music as ${productFacts.musicFormats}. An ad plays up to ${productFacts.maxAdSeconds} seconds of video. You can upload up to ${productFacts.maxUploadSeconds} seconds and trim them in the second step.`,
  },
  {
    question: 'Where are my files stored, and who can see them?',
    answer: `On this site’s own server, run by ${operator}. Other visitors can’t see your uploads and ads; the operator’s administrators technically can. A preview that you share can be opened by everyone who has its link, for the time that you choose, at most ${productFacts.longestShare}. Deleted ads are erased with their files after ${productFacts.deletedAdLifetime}.`,
  },
  {
    question: 'Can several people work with it?',
    answer:
      'Yes. Everyone with the access password can build ads at the same time. Your ads belong to your browser session, so nobody else can change them. To show one to your team, share its preview: it plays on any phone or computer, without the password.',
  },
  {
    question: 'Who helps me, and in which languages?',
    answer: `Use the contact page: we reply within ${siteFacts.contactReplyHours} hours. We answer in ${site.supportLanguages}; the builder itself is in English. The texts in your ad can be in any language.`,
  },
];
