import type { FieldId } from '@spinreel/config-schema/ad/field-id';

/** The location state of a link to a step: the field to focus. */
export interface FieldRequest {
  readonly focusField: FieldId;
}

/** Returns the ID of the field requested by a location's state, or null. */
export function readFieldRequest(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('focusField' in state)) return null;
  return typeof state.focusField === 'string' ? state.focusField : null;
}

/** Focuses the input of a field and scrolls to it. Returns the input, or null if the page does not show it. */
export function focusField(id: string, block: ScrollLogicalPosition = 'center'): HTMLElement | null {
  const field = document.getElementById(id);
  const input = field?.matches(focusable) === true ? field : field?.querySelector<HTMLElement>(focusable);
  return input ? focusInput(input, block) : null;
}

/** Focuses an input and scrolls to it. */
export function focusInput(input: HTMLElement, block: ScrollLogicalPosition): HTMLElement {
  input.focus({ preventScroll: true });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  input.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
  return input;
}

const focusable = 'input:not([aria-hidden]), textarea, button, [role="switch"], [tabindex="0"]';
