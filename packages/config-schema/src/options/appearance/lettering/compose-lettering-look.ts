import type { FieldDefaults } from '../../../ad/fields/ad-fields.ts';
import type { letteringFields } from '../../../ad/fields/lettering-fields.ts';
import { adaptLetteringColors } from './adapt-lettering-colors.ts';

/** The values that determine a custom look. */
export type LetteringLook = Pick<
  FieldDefaults<typeof letteringFields>,
  'fill' | 'color' | 'gradientColor' | 'outlineColor' | 'outline' | 'shadow'
>;

/** The width of the stroke for each step of the outline, in em. The filling covers the inner half. */
const strokeEm = 0.1;

/**
 * Composes the look of big lettering as CSS declarations for the player's style "custom": `--f` is the filling of each line, `--c` the color behind it, `--u` the
 * color of the outline, `--o` its width, `--h` a narrow shade in place of an outline, and `--e` the shadow. The colors are
 * adapted, so that the lettering is readable on any image.
 */
export function composeLetteringLook(look: LetteringLook): string {
  const { fills, outline } = adaptLetteringColors(
    look.fill === 'gradient' ? [look.color, look.gradientColor] : [look.color],
    look.outlineColor,
  );
  const [top = outline, bottom = top] = fills;
  const width = Number((look.outline * strokeEm).toFixed(2));
  return [
    `--c:${bottom}`,
    `--f:linear-gradient(${top} 20%,${bottom} 80%)`,
    `--u:${outline}`,
    `--o:${width}em`,
    `--h:${width === 0 ? '0 0 .08em,0 0 .16em' : 'none'}`,
    `--e:${composeShadow(look.shadow, outline)}`,
  ].join(';');
}

/** A soft shadow glows in the color of the outline, and a hard one is an edge below the letters. */
function composeShadow(shadow: LetteringLook['shadow'], outline: string): string {
  switch (shadow) {
    case 'none':
      return 'none';
    case 'soft':
      return `drop-shadow(0 0 .12em ${outline}) drop-shadow(0 .1em .16em #000a)`;
    case 'hard':
      return `drop-shadow(0 .07em ${outline}) drop-shadow(0 .05em #000)`;
  }
}
