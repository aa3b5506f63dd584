import { expect, test } from 'vitest';
import { defaults, placeholders } from './defaults.ts';
import { resolveAd } from './resolve-ad.ts';

const { cta, outro, branding } = defaults;

test.each([
  ['name', defaults.name, 'Untitled Ad'],
  ['pausePointCount', defaults.pausePointCount, 2],
  ['frame rate', defaults.frameRate, 30],
  ['videoSize', defaults.videoSize, 1],
  ['branding.primaryColor', branding.primaryColor, '#FFD700'],
  ['branding.secondaryColor', branding.secondaryColor, '#DC143C'],
  ['branding.fontFamily', branding.fontFamily, 'Verdana'],
  ['gameplayVideo.splitScreen', defaults.splitScreen, true],
  ['gameplayVideo.zoom', defaults.zoom, 1],
  ['gameplayVideo.zoomX', defaults.zoomX, 0],
  ['gameplayVideo.zoomY', defaults.zoomY, 0],
  ['background.type', defaults.background.type, 'transparent-video'],
  ['background.solidColor', defaults.background.solidColor, '#1F2937'],
  ['backgroundMusic.volume', defaults.musicVolume, 0.3],
  ['cta.label', cta.label, 'Spin!'],
  ['cta.storeUrl', cta.storeUrl, ''],
  ['cta.color', cta.color, '#DC143C'],
  ['cta.buttonStyle', cta.buttonStyle, 'flashy-stacked'],
  ['cta.showCoverText', cta.showCoverText, true],
  ['cta.coverText', cta.coverText, 'Play and Win Big'],
  ['cta.showSpinCountdown', cta.showSpinCountdown, true],
  ['cta.showFingerPointer', cta.showFingerPointer, true],
  ['cta.showWinningBadge', cta.showWinningBadge, true],
  ['cta.showWinningBadgeWhenPlaybackFinishes', cta.showWinningBadgeWhenPlaybackFinishes, true],
  ['cta.animateWinningBadge', cta.animateWinningBadge, true],
  ['cta.showWinningBadgeOnOutro', cta.showWinningBadgeOnOutro, true],
  ['cta.animateWinningBadgeOnOutro', cta.animateWinningBadgeOnOutro, true],
  ['cta.animationType', cta.animationType, 'confetti'],
  ['outro.useCustomImage', outro.useCustomImage, false],
  ['outro.pulseAnimation', outro.pulseAnimation, true],
  ['outro.label', outro.label, 'Download Now!'],
  ['outro.color', outro.color, '#FFD700'],
  ['outro.storeUrl', outro.storeUrl, ''],
  ['export format', defaults.exportOptions.format, 'zip'],
  ['export optimization', defaults.exportOptions.optimization, 'standard'],
  ['export includeAnalytics', defaults.exportOptions.includeAnalytics, true],
  ['CTA placeholder', placeholders.ctaLabel, 'Spin!'],
  ['second CTA placeholder', placeholders.ctaLabelAlternative, 'Play'],
  ['outro placeholder', placeholders.outroLabel, 'Download'],
])('the default of %s is what the product spec says', (_field, actual, specified) => {
  expect(actual).toBe(specified);
});

test('an empty config resolves to the defaults', () => {
  const ad = resolveAd({});
  expect(ad).toMatchObject({
    name: 'Untitled Ad',
    branding,
    background: defaults.background,
    button: { label: 'Spin!', color: '#DC143C', style: 'flashy-stacked', fontFamily: 'Verdana' },
    cover: { text: 'Play and Win Big' },
    outro: { label: 'Download Now!', color: '#FFD700', pulse: true, fontFamily: 'Verdana' },
  });
});
