import { CarriageReturn, type ParagraphChild, SimpleField, TextRun, UnderlineType } from 'docx'
import type { DocumentRun, Runs } from '../document/blocks.ts'
import { citationText, type Numbers, referenceText } from '../document/number-blocks.ts'
import { EquationError, parseMath } from '../math/parse-math.ts'
import { mathObject } from './math.ts'

interface RunLook {
  readonly size?: number
  readonly bold?: boolean
}

/** Pieces of text as children of a Word paragraph. What is cited or referred to but does not exist is written as [?]. */
export function runChildren(runs: Runs, numbers: Numbers, look: RunLook = {}): ParagraphChild[] {
  return runs.map((run) => runChild(run, numbers, look))
}

function runChild(run: DocumentRun, numbers: Numbers, look: RunLook): ParagraphChild {
  switch (run.kind) {
    case 'text':
      return new TextRun({
        ...look,
        children: run.text.split('\n').flatMap((line, k) => (k === 0 ? [line] : [new CarriageReturn(), line])),
        ...(run.bold && { bold: true }),
        ...(run.italic && { italics: true }),
        ...(run.underline && { underline: { type: UnderlineType.SINGLE } }),
        ...(run.script === 'sub' && { subScript: true }),
        ...(run.script === 'super' && { superScript: true }),
      })
    case 'citation': {
      const text = citationText(run.works, numbers)
      return new TextRun({ ...look, text, ...(numbers.marks.isSuperscript && { superScript: true }) })
    }
    case 'equation':
      return equationChild(run.tex)
    case 'cross-reference': {
      const bookmark = numbers.bookmarks.get(run.block)
      const text = referenceText(run.block, numbers)
      return bookmark === undefined ? new TextRun({ ...look, text }) : new SimpleField(`REF ${bookmark} \\h`, text)
    }
  }
}

/** The equation, or the typed text if that is not one. */
export function equationChild(tex: string): ParagraphChild {
  try {
    return mathObject(parseMath(tex))
  } catch (error) {
    if (error instanceof EquationError) return new TextRun(tex)
    throw error
  }
}
