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
  if (field === null) return null;
  const input = field.matches(focusable) ? field : findInput(field, focusable);
  return input === null ? null : focusInput(input, block);
}

/** Returns the first input of a part of the page that matches `selector`. A text precedes the switch that turns it off. */
export function findInput(part: Element, selector: string): HTMLElement | null {
  return part.querySelector<HTMLElement>('textarea') ?? part.querySelector<HTMLElement>(selector);
}

/** Focuses an input and scrolls to it. */
export function focusInput(input: HTMLElement, block: ScrollLogicalPosition): HTMLElement {
  input.focus({ preventScroll: true });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  input.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
  return input;
}

const focusable = 'input:not([aria-hidden]), textarea, button, [role="switch"], [tabindex="0"]';
