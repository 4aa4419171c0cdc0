/**
 * Raised when the same data and options give other numbers than before, or an outcome of another shape: kept outcomes name it, and the reader is
 * told. One that cannot be shown any more is computed again.
 */
export const engineVersion = '5'
