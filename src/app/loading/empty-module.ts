/**
 * In the place of packages that others name and nobody here needs, and that are not installed (package.json, `overrides`): what jspdf draws
 * pages and SVG pictures with, and what the grid shows pictures in.
 */
export const Carousel = (): null => null
export default undefined
