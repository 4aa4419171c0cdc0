const UNDERSCORE = 0x5f
const UPPER_A = 0x41
const UPPER_Z = 0x5a

/** Whether the character names a missing value: `.`, `_`, `A` to `Z`. */
export const isTagCharacter = (code: number) =>
  code === 0x2e || code === UNDERSCORE || (code >= UPPER_A && code <= UPPER_Z)

/** The tag of a missing value (`engine/frame/missing-tags.ts`) by its character; 0 for `.` and for other characters. */
export function tagOfCharacter(code: number): number {
  if (code === UNDERSCORE) return 1
  return code >= UPPER_A && code <= UPPER_Z ? code - UPPER_A + 2 : 0
}
