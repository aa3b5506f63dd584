const android = 'https://play.google.com/store/apps/details?id=com.example.lucky';
const ios = 'https://apps.apple.com/app/id1234567890';

/** The address of the game in the viewer's store. */
export const storeUrl = /android/i.test(navigator.userAgent) ? android : ios;
