import type { Panel, RichRun, RichText } from './scene.ts'
import { richWidth } from './text-width.ts'
import { type } from './typography.ts'

/** A rich text in lines no wider than `room`, broken at spaces and after Chinese commas, but not beside a sign: `P = 0.03`. */
export function wrapRich(text: RichText, size: number, room: number): readonly RichText[] {
  if (richWidth(text, size) <= room) return [text]
  const lines: RichRun[][] = [[]]
  for (const word of wordsOf(text)) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && richWidth(trimmed([...line, ...word]), size) > room) lines.push([...word])
    else line.push(...word)
  }
  return lines.map(trimmed)
}

/** A panel whose note has lines no wider than `room`, in points. */
export function withWrappedNote(panel: Panel, room: number): Panel {
  const { note } = panel
  if (note === undefined || note.lines.every((line) => richWidth(line, type.legend) <= room)) return panel
  return { ...panel, note: { ...note, lines: note.lines.flatMap((line) => wrapRich(line, type.legend, room)) } }
}

/** Words with the space after them; one may have several runs, as a letter with its index. */
function wordsOf(text: RichText): readonly RichText[] {
  const words: RichRun[][] = [[]]
  for (const run of text)
    for (const piece of run.text.match(/(?:[^ ，；、]| (?=[=<>≤≥])|(?<=[=<>≤≥]) )*(?:[ ，；、]+|$)/g) ?? []) {
      if (piece === '') continue
      words.at(-1)?.push({ ...run, text: piece })
      if (/[ ，；、]$/.test(piece)) words.push([])
    }
  return words.filter((word) => word.length > 0)
}

function trimmed(line: RichText): RichText {
  return line.map((run, k) => (k === line.length - 1 ? { ...run, text: run.text.trimEnd() } : run))
}
