/** Where the thumbnail of a chart is in a build. */
export const coverOf = (id: string): string => `covers/${id}.svg`
