// @boundaries-ignore the settings which all packages share live at the root
export { default } from '../../vitest.config.ts';
