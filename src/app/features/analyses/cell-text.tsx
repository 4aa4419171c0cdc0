import type { TextRun } from '#catalog/kit/present/text-run.ts'

export const aligned = { left: 'text-left', center: 'text-center', right: 'text-right' }

/** Text with italic, superscript and subscript parts. */
export function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, italic, script }, i) => {
    const key = `${i}${text}`
    const inner = italic ? <em key={key}>{text}</em> : text
    if (script === 'sub') return <sub key={key}>{inner}</sub>
    if (script === 'super') return <sup key={key}>{inner}</sup>
    return inner
  })
}
