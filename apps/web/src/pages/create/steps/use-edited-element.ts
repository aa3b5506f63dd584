import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { DraftRoot } from '../../../ad-draft/draft-root.ts';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';
import { findInput, focusField, focusInput, readFieldRequest } from '../../../lib/page/focus-field.ts';
import { readPartRequest } from '../../../lib/page/part-request.ts';
import { findRequestedElement } from './find-requested-element.ts';
import { findSubject, findTabOfElement, findTabOfField, followScreen } from './inspector-tabs.ts';
import type { InspectorTab } from './inspector-tabs.ts';

/**
 * Synchronizes stage and inspector. Selecting an element on the stage opens its tab, opening a tab shows its element,
 * and focusing a field shows what it changes.
 */
export function useEditedElement() {
  const inspectorRef = useRef<HTMLDivElement>(null);
  const store = useStore<DraftRoot>();
  const location = useLocation();
  const requestedField = readFieldRequest(location.state);
  const requestedTab = requestedField === null ? null : findTabOfField(requestedField);
  const requestedPart = readPartRequest(location.state);
  const [tab, setTab] = useState<InspectorTab>(
    requestedTab ?? (requestedPart === null ? 'button' : 'layout'),
  );
  const [screen, setScreen] = useState<PlacementScreen>(
    requestedPart?.screen ?? (requestedTab === null ? 'cover' : findSubject(requestedTab, 'cover').screen),
  );
  const [chosen, setChosen] = useState<PlacementElement | null>(() =>
    findRequestedElement(location.state, store.getState().adDraft.document),
  );
  // Set during rendering, so that the field exists when the wizard looks for it afterwards.
  const [requestKey, setRequestKey] = useState(location.key);
  if (requestKey !== location.key) {
    setRequestKey(location.key);
    if (requestedTab !== null) setTab(requestedTab);
  }
  const [isSpinning, setIsSpinning] = useState(false);

  const showPart = useCallback(
    (next: PlacementScreen, element: PlacementElement | null, look?: { isSpinning: boolean }) => {
      setScreen(next);
      setChosen(element);
      setIsSpinning(look?.isSpinning ?? false);
    },
    [],
  );

  const showScreen = useCallback(
    (next: PlacementScreen) => {
      showPart(next, null);
      setTab((open) => followScreen(open, next));
    },
    [showPart],
  );

  const openTab = useCallback(
    (next: InspectorTab) => {
      const subject = findSubject(next, screen);
      setTab(next);
      showPart(subject.screen, subject.element);
    },
    [screen, showPart],
  );

  const choose = useCallback(
    (element: PlacementElement) => showPart(placementElements[element].screen, element),
    [showPart],
  );

  const take = useCallback((element: PlacementElement) => {
    // The layout tab lists every element, so it stays open during a drag.
    setTab((open) => (open === 'layout' ? open : findTabOfElement(element)));
  }, []);

  const edit = useCallback((element: PlacementElement) => {
    flushSync(() => setTab(findTabOfElement(element)));
    // If the fields are below the stage, the on-screen keyboard would cover the touched element.
    if (!window.matchMedia(inspectorBesideStage).matches) return;
    const part = inspectorRef.current?.querySelector(`[data-edits~="${element}"]`);
    const input = part && findInput(part, 'input:not([type="file"], [aria-hidden]), [role="switch"]');
    if (input) selectText(focusInput(input, 'nearest'));
  }, []);

  const fix = useCallback(
    (field: FieldId) => {
      const wanted = findTabOfField(field);
      if (wanted === null) return;
      flushSync(() => openTab(wanted));
      selectText(focusField(field, 'nearest'));
    },
    [openTab],
  );

  const followFocus = ({ target }: FocusEvent) => {
    const place = target.closest<HTMLElement>('[data-edits], [data-edits-screen]');
    if (place === null) return;
    const onScreen = placementScreens.find((name) => name === place.dataset['editsScreen']);
    if (onScreen !== undefined) {
      if (onScreen !== screen) {
        showPart(onScreen, null);
      }
      return;
    }
    const elements = (place.dataset['edits'] ?? '').split(' ').filter(isPlacementElement);
    const element = elements.find((one) => placementElements[one].screen === screen) ?? elements[0];
    if (element === undefined) return;
    showPart(placementElements[element].screen, element, {
      isSpinning: place.dataset['editsLook'] === 'spinning',
    });
  };

  const isLandscapeRequested = requestedPart?.isLandscape ?? false;
  return {
    ...{
      inspectorRef,
      tab,
      openTab,
      screen,
      chosen,
      isSpinning,
      showScreen,
      showPart,
      choose,
      take,
      edit,
      fix,
    },
    ...{ followFocus, isLandscapeRequested },
  };
}

/** The same breakpoint as in the step's style sheet. */
const inspectorBesideStage = '(min-width: 901px)';

function selectText(input: HTMLElement | null): void {
  if (input instanceof HTMLInputElement && input.type !== 'range') input.select();
}

function isPlacementElement(name: string): name is PlacementElement {
  return Object.hasOwn(placementElements, name);
}
