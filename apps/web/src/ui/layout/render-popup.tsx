import type { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps } from 'react';

/** Renders the popup of a dialog. While it fades out, its controls take neither the focus nor clicks. */
export function renderPopup(props: ComponentProps<'div'>, { transitionStatus }: Dialog.Popup.State) {
  return <div {...props} inert={transitionStatus === 'ending'} />;
}
