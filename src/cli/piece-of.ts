/** Data of all entries are divided so that an update after a change of one entry brings a fourth of them. */
export const PIECES = 4
/** The texts of the help, which are longer: an update brings a sixteenth of them. */
export const HELP_PIECES = 16

/** The piece that has the data of an entry, from 0: it depends on the id alone. */
export function pieceOf(id: string, pieces = PIECES): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % pieces
}
