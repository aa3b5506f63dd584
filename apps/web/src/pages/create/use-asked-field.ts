import type { StepNumber } from '@spinreel/config-schema/wizard-steps';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { askedFieldsIn, findField } from '../../lib/asked-field.ts';

/** Moves the focus to the field that the way to this step asks for; to be called after what else moves the focus. */
export function useAskedField(step: StepNumber): void {
  const { key, state } = useLocation();
  useEffect(() => {
    const field = findField(document.querySelector('main') ?? document, askedFieldsIn(state));
    if (field === null) return;
    field.focus({ preventScroll: true });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    field.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
    // The key tells one way from the next, even to the same field.
  }, [key, state, step]);
}
