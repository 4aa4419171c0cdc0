import type { Language } from '#catalog/kit/words.ts'
import type { BlockContent } from '../../data/reports/block-content.ts'
import { MARKS, type Run } from '../../data/reports/block-text.ts'
import { frozenOf } from '../../data/reports/frozen-block.ts'
import type { NewBlock } from '../../data/reports/report.ts'
import { plainTableRuns } from '../../report/document/plain-table.ts'
import type { SharedBlock, SharedRuns, Snapshot } from '../../share/snapshot.ts'
import { pictureLine, presented, shown } from './copied-parts.ts'

/** The blocks of a shared report: text in the reader's language, tables and readings frozen in both. */
export function copiedReport({ asOf, content }: Snapshot, language: Language): readonly NewBlock[] {
  const [own = [], others = []] = [content[language].blocks, content[language === 'en' ? 'zh' : 'en'].blocks]
  return own.flatMap((block) => {
    const other = others.find(({ at }) => at === block.at)
    return copiedBlock(block, other, { asOf, language })
  })
}

interface About {
  readonly asOf: number
  readonly language: Language
}

/** `other` is the block in the other language. */
function copiedBlock(
  block: SharedBlock,
  other: SharedBlock | undefined,
  { asOf, language }: About,
): readonly NewBlock[] {
  const freeze = (
    mine: BlockContent,
    theirs: BlockContent,
    { engine, data }: { engine: string; data: string | null },
  ) => {
    const content = language === 'en' ? { en: mine, zh: theirs } : { en: theirs, zh: mine }
    return frozenOf({ at: asOf, engine, data, works: [], content })
  }
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', level: block.level, text: { runs: copiedRuns(block.runs) } }]
    case 'paragraph':
    case 'methods':
      return [{ type: 'paragraph', text: { runs: copiedRuns(block.runs) } }]
    case 'quote':
      return [{ type: 'quote', text: { runs: copiedRuns(block.runs) } }]
    case 'list-item':
      return [{ type: 'list-item', level: block.number === null ? 1 : 2, text: { runs: copiedRuns(block.runs) } }]
    case 'plain-table': {
      const rows = block.rows.map((row) => row.map(copiedRuns))
      return [{ type: 'plain-table', text: { runs: plainTableRuns({ caption: copiedRuns(block.caption), rows }) } }]
    }
    case 'reading': {
      const theirs = other?.kind === 'reading' ? other : block
      const content = ({ title, lines }: typeof block) =>
        shown({ ...(title !== undefined && { heading: title }), paragraphs: lines })
      return [{ type: 'reading', frozen: freeze(content(block), content(theirs), block) }]
    }
    case 'table': {
      const { table } = other?.kind === 'table' ? other : block
      const mine = shown({ table: presented(block.table, block.at) })
      const theirs = shown({ table: presented(table, block.at) })
      return [{ type: 'table', frozen: freeze(mine, theirs, block) }]
    }
    case 'figure': {
      const title = `${block.label} ${block.figure.title}`
      return [{ type: 'paragraph', text: { runs: [{ text: pictureLine({ ...block.figure, title }, language) }] } }]
    }
    case 'references':
      return block.entries.map((text) => ({ type: 'list-item', level: 2, text: { runs: [{ text }] } }))
  }
}

function copiedRuns(runs: SharedRuns): readonly Run[] {
  return runs
    .filter(({ text }) => text !== '')
    .map(({ text, bold, italic, underline, script, tex, ai }) => {
      if (tex !== undefined) return { text, atom: { kind: 'equation', tex } }
      const set = { strong: bold, em: italic, underline, sub: script === 'sub', sup: script === 'super' }
      const marks = MARKS.filter((mark) => set[mark])
      return { text, ...(marks.length > 0 && { marks }), ...(ai !== undefined && { ai }) }
    })
}
