/** In a pattern: the name of the variable. */
export const nameMark = '{name}'

/** The name of the new variable. */
export function patternName(pattern: string, name: string): string {
  return pattern.trim().replaceAll(nameMark, () => name)
}
