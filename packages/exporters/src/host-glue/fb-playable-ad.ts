/**
 * The click hook of Meta, which Moloco shares. Hosts inject the object after the page has loaded, so it is looked up at
 * the tap and never captured; there is no stand-in and no way around it, since either is a reason for refusal.
 */
export const fbPlayableAdGlue = `openStore:function(){if (typeof FbPlayableAd !== 'undefined') FbPlayableAd.onCTAClick()}`;

/** The text for which both networks search. */
export const fbPlayableAdCall = 'FbPlayableAd.onCTAClick()';
