import { type ParagraphChild, SimpleField, TextRun, UnderlineType } from 'docx'
import type { Language } from '#catalog/kit/words.ts'
import type { DocumentRun, Runs } from '../document/blocks.ts'
import { type BlockNumber, numberText } from '../document/number-blocks.ts'
import { type CitationMarks, citationMark } from '../document/number-citations.ts'
import { EquationError, parseMath } from '../math/parse-math.ts'
import { mathObject } from './math.ts'

/** What pieces of text refer to. */
export interface Numbers {
  readonly language: Language
  readonly blocks: ReadonlyMap<string, BlockNumber>
  /** The bookmark of each numbered block. */
  readonly bookmarks: ReadonlyMap<string, string>
  readonly works: ReadonlyMap<string, number>
  readonly marks: CitationMarks
}

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
        text: run.text,
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
      const number = numbers.blocks.get(run.block)
      const bookmark = numbers.bookmarks.get(run.block)
      if (!number || bookmark === undefined) return new TextRun({ ...look, text: '[?]' })
      return new SimpleField(`REF ${bookmark} \\h`, numberText(number, numbers.language))
    }
  }
}

/** The mark of a citation; of works that are not known, [?]. */
export function citationText(
  works: readonly string[],
  { works: numberOf, marks }: Pick<Numbers, 'works' | 'marks'>,
): string {
  const known = works.flatMap((work) => numberOf.get(work) ?? [])
  const unknown = known.length < works.length || works.length === 0 ? '[?]' : ''
  return citationMark(known, marks) + unknown
}

/** The equation, or what was typed if that is none. */
export function equationChild(tex: string): ParagraphChild {
  try {
    return mathObject(parseMath(tex))
  } catch (error) {
    if (error instanceof EquationError) return new TextRun(tex)
    throw error
  }
}
