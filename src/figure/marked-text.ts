import type { RichRun, RichText } from './scene.ts'

/**
 * Texts of a figure are strings up to the last step of the layout. Italics, superscripts and subscripts in them have a start and an end
 * around them, noncharacters: no input has them, and they have no width. `runsOf` turns them into runs.
 */
const marks = { italic: ['\ufdd0', '\ufdd1'], super: ['\ufdd2', '\ufdd3'], sub: ['\ufdd4', '\ufdd5'] } as const
type MarkName = keyof typeof marks

/** A text that is raised and smaller. */
export const superscript = (text: string): string => `${marks.super[0]}${text}${marks.super[1]}`

export const styleStarts: ReadonlyMap<string, MarkName> = new Map(
  Object.entries(marks).map(([name, [start]]) => [start, name as MarkName]),
)
export const styleEnds: ReadonlySet<string> = new Set(Object.values(marks).map(([, end]) => end))

const anyMark = /[\ufdd0-\ufdd5]/

/** Whether a character starts or ends italics, a superscript or a subscript. */
export const isMark = (code: number): boolean => code >= 0xfdd0 && code <= 0xfdd5

/** Whether a text has italics, superscripts or subscripts. */
export const isMarked = (text: string): boolean => anyMark.test(text)

/** A text as runs of one style each. */
export function runsOf(text: string): RichText {
  if (!isMarked(text)) return [{ text }]
  const runs: RichRun[] = []
  let [now, style]: [string, ReadonlySet<MarkName>] = ['', new Set()]
  const close = (next: ReadonlySet<MarkName>) => {
    if (now !== '') runs.push(runOf(now, style))
    ;[now, style] = ['', next]
  }
  for (const character of text) {
    const begun = styleStarts.get(character)
    if (begun !== undefined) close(new Set([...style, begun]))
    else if (styleEnds.has(character)) close(new Set([...style].filter((name) => marks[name][1] !== character)))
    else now += character
  }
  close(new Set())
  return runs
}

function runOf(text: string, style: ReadonlySet<MarkName>): RichRun {
  const script = style.has('super') ? 'super' : style.has('sub') ? 'sub' : undefined
  return { text, ...(style.has('italic') && { italic: true as const }), ...(script && { script }) }
}

/** The text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\ufdd0-\ufdd5]/g, '')
