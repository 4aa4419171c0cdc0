import { Fragment } from 'react'
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

/** Where a number may continue below: before a bracket, as a median from its quartiles, and between two limits. */
const BREAKS = / (?=[([（])|(?=(?<! )[([（])|(?<= to) /

export function unbroken(text: string): readonly string[] {
  return text.split(BREAKS)
}

/** Numbers that break between one and the next: half a number would be misread. */
export function Breakable({ text }: { text: string }) {
  return unbroken(text).map((part, k) => (
    <Fragment key={`${k}${part}`}>
      {k === 0 ? null : text.includes(` ${part}`) ? ' ' : <wbr />}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ))
}
