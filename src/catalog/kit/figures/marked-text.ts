/** Start and end of italics, superscripts and subscripts in the texts of a scene (`figure/marked-text.ts`). */
const marks = { italic: ['\ufdd0', '\ufdd1'], super: ['\ufdd2', '\ufdd3'], sub: ['\ufdd4', '\ufdd5'] } as const
type MarkName = keyof typeof marks

const written: readonly (readonly [MarkName, RegExp])[] = [
  // stars of significance and footnotes are followed by a space, a digit's range by another digit
  ['italic', /(?<!\\)\*((?![\s*])[^*\n]*[^\s*\\])\*/g],
  ['super', /(?<!\\)\^([^\s^\\]{1,24})\^/g],
  ['sub', /(?<!\\)~([\p{L}\p{N}+\-−=()./]{1,24})~/gu],
]

/** What a reader typed, `*P* = 0.03; m^2^; H~2~O`, with styles as a scene has them; a backslash before a sign keeps it as it is. */
export function markedText(typed: string): string {
  const marked = written.reduce(
    (text, [name, sign]) => text.replaceAll(sign, (_, inside: string) => wordByWord(inside, marks[name])),
    typed,
  )
  return marked.replaceAll(/\\([*^~\\])/g, '$1')
}

/** Each word has its own, so that a line can end between them. */
function wordByWord(inside: string, [start, end]: readonly [string, string]): string {
  return inside.replaceAll(/[\u2e80-\u9fff]|[^\s\u2e80-\u9fff]+/g, (word) => `${start}${word}${end}`)
}
