/** Raised when the same data and options give other numbers than before: kept outcomes name it, and the reader is told. */
export const engineVersion = '4'
