/**
 * Replaces optional dependencies that are not installed (package.json, `overrides`): what jspdf uses to render HTML and SVG, and the grid's
 * picture viewer.
 */
export const Carousel = (): null => null
export default undefined
