import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options';
import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { placementElements, type PlacementElement } from '../../../features/placement/placement-elements.ts';

/** Keeps stage and panels together: a field's focus shows what it changes, and an element asks for its field. */
export function useEditedElement() {
  const panelsRef = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<PlacementScreen>('cover');
  const [chosen, setChosen] = useState<PlacementElement | null>(null);

  const showScreen = useCallback((next: PlacementScreen) => {
    setScreen(next);
    setChosen(null);
  }, []);

  const choose = useCallback((element: PlacementElement) => {
    setScreen(placementElements[element].screen);
    setChosen(element);
  }, []);

  const edit = useCallback((element: PlacementElement) => {
    // Where the panels are below the stage, the jump and the keyboard would hide what was touched.
    if (!window.matchMedia(panelsBesideStage).matches) return;
    const place = panelsRef.current?.querySelector(`[data-edits~="${element}"]`);
    const field = place?.querySelector<HTMLElement>(
      'input:not([type="file"], [aria-hidden]), [role="switch"]',
    );
    if (field === undefined || field === null) return;
    field.focus({ preventScroll: true });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    field.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
    if (field instanceof HTMLInputElement) field.select();
  }, []);

  const followFocus = ({ target }: FocusEvent) => {
    const place = target.closest<HTMLElement>('[data-edits], [data-edits-screen]');
    if (place === null) return;
    const onScreen = placementScreens.find((name) => name === place.dataset['editsScreen']);
    if (onScreen !== undefined) {
      if (onScreen !== screen) showScreen(onScreen);
      return;
    }
    const elements = (place.dataset['edits'] ?? '').split(' ').filter(isPlacementElement);
    const element = elements.find((one) => placementElements[one].screen === screen) ?? elements[0];
    if (element !== undefined) choose(element);
  };

  return { panelsRef, screen, chosen, showScreen, choose, edit, followFocus };
}

/** As the step's style sheet has it. */
const panelsBesideStage = '(min-width: 961px)';

function isPlacementElement(name: string): name is PlacementElement {
  return Object.hasOwn(placementElements, name);
}
