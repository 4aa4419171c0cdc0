import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import { plainText, type TextRun } from '#catalog/kit/present/text-run.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { BlockContent } from '../../data/reports/block-content.ts'
import type { SharedFigure, SharedTable } from '../../share/snapshot.ts'

const words = {
  picture: { en: 'Picture, not copied: ', zh: '图（未复制）：' },
  stop: { en: '; ', zh: '；' },
} as const

/** What a frozen block shows. */
export const shown = (content: Partial<BlockContent>): BlockContent => ({ paragraphs: [], methods: [], ...content })

/** What replaces a picture, which a report of text and results cannot hold. */
export const pictureLine = ({ title, description }: Pick<SharedFigure, 'title' | 'description'>, language: Language) =>
  [`${words.picture[language]}${title}`, description].filter((text) => text !== '').join(words.stop[language])

/** A shared table has no numbers at full precision. */
export function presented({ title, head, body, notes }: SharedTable, k: number): PresentedTable {
  return {
    id: `shared${k}`,
    title,
    head: head.map((row) =>
      row.map(({ runs, ...rest }) => ({ ...rest, text: plainText(runsOf(runs)), runs: runsOf(runs) })),
    ),
    body: body.map(({ depth, cells }) => ({
      depth,
      cells: cells.map(({ runs, align }) => ({ text: plainText(runsOf(runs)), runs: runsOf(runs), align, raw: null })),
    })),
    notes,
  }
}

const runsOf = (runs: SharedTable['body'][number]['cells'][number]['runs']): readonly TextRun[] =>
  runs.map(({ text, italic, script }) => ({ text, ...(italic && { italic }), ...(script && { script }) }))
