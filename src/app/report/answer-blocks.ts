import { lexer, type Token, type Tokens } from 'marked'
import { LONGEST_TEXT, MARKS, type Mark, plainText, type Run } from '../data/reports/block-text.ts'
import type { BlockType, NewBlock } from '../data/reports/report.ts'
import { plain } from '../ui/markdown.tsx'
import { MAX_COLUMNS, MAX_ROWS, plainTableRuns } from './document/plain-table.ts'

/**
 * An answer of the assistant as blocks of a report: headings, paragraphs, lists, quotes and small tables. A larger table has a paragraph for each
 * row, code one for each line. All of it is marked as written by the model; the last paragraph says so to the reader (SPEC AI7).
 * @param text Markdown; HTML, pictures and addresses of links are left as text
 * @param mark the sentence of the last paragraph
 */
export function answerBlocks(text: string, label: string, mark: string): readonly NewBlock[] {
  const made = blocksOf(lexer(text)).flatMap(({ type, level, runs }) =>
    divided(runs).map((some): NewBlock => {
      const by = some.map((run) => ({ ...run, ai: label }))
      return { type, ...(level !== undefined && { level }), text: { runs: by } }
    }),
  )
  return made.length === 0 ? [] : [...made, { type: 'paragraph', text: { runs: [{ text: mark }] } }]
}

interface Made {
  readonly type: BlockType
  readonly level?: number
  readonly runs: readonly Run[]
}

const blocksOf = (tokens: readonly Token[], type: BlockType = 'paragraph'): readonly Made[] =>
  tokens.flatMap((token): readonly Made[] => {
    switch (token.type) {
      case 'heading':
        return [{ type: 'heading', level: Math.min(3, (token as Tokens.Heading).depth), runs: runsOf(token.tokens) }]
      case 'list':
        return listOf(token as Tokens.List)
      case 'blockquote':
        return blocksOf(token.tokens ?? [], 'quote')
      case 'table':
        return tableOf(token as Tokens.Table)
      case 'code':
        return linesOf((token as Tokens.Code).text)
      case 'html':
        return linesOf(token.raw)
      case 'space':
      case 'hr':
      case 'def':
        return []
      default:
        return [{ type, runs: runsOf((token as Tokens.Generic).tokens ?? [token]) }]
    }
  })

const linesOf = (text: string): readonly Made[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ type: 'paragraph', runs: [{ text: line }] }]))

/** A list within an item follows it; further paragraphs of an item are paragraphs. */
function listOf({ ordered, items }: Tokens.List): readonly Made[] {
  const level = ordered ? 2 : 1
  return items.flatMap(({ tokens }) => {
    const [first, ...rest] = blocksOf(tokens)
    if (first?.type !== 'paragraph') return [...(first ? [first] : []), ...rest]
    return [{ ...first, type: 'list-item', level }, ...rest]
  })
}

function tableOf({ header, rows }: Tokens.Table): readonly Made[] {
  const cells = [header, ...rows].map((row) => row.map(({ tokens }) => runsOf(tokens)))
  if (cells.length <= MAX_ROWS && header.length <= MAX_COLUMNS) {
    const runs = plainTableRuns({ caption: [], rows: cells })
    if (plainText(runs).length <= LONGEST_TEXT) return [{ type: 'plain-table', runs }]
  }
  return cells.map((row) => ({
    type: 'paragraph',
    runs: row.flatMap((cell, c) => [...(c === 0 ? [] : [{ text: ' · ' }]), ...cell]),
  }))
}

function runsOf(tokens: readonly Token[] = [], marks: readonly Mark[] = []): readonly Run[] {
  const inMarks = (mark: Mark) => MARKS.filter((one) => one === mark || marks.includes(one))
  const words = (text: string): readonly Run[] =>
    text === '' ? [] : [{ text: text.replaceAll(/\s*\n\s*/g, ' '), ...(marks.length > 0 && { marks }) }]
  const runs = tokens.flatMap((token): readonly Run[] => {
    switch (token.type) {
      case 'strong':
        return runsOf(token.tokens, inMarks('strong'))
      case 'em':
        return runsOf(token.tokens, inMarks('em'))
      case 'link': {
        const { href, text } = token as Tokens.Link
        const shown = runsOf(token.tokens, marks)
        return href === text || href === `mailto:${text}` ? shown : [...shown, ...words(` (${href})`)]
      }
      case 'br':
        return words(' ')
      case 'escape':
        return words(token.text)
      case 'image':
      case 'codespan':
        return words(plain(token.text))
      case 'text':
        return token.tokens ? runsOf(token.tokens, marks) : words(plain(token.text))
      default:
        return words(token.raw)
    }
  })
  return joined(runs)
}

/** Neighbours of one form are one run, as the editor has them. */
function joined(runs: readonly Run[]): readonly Run[] {
  const made: Run[] = []
  for (const run of runs) {
    const last = made.at(-1)
    if (last && String(last.marks) === String(run.marks))
      made[made.length - 1] = { ...last, text: last.text + run.text }
    else made.push(run)
  }
  return made
}

/** The runs of one or more blocks: a block has a longest text. */
function divided(runs: readonly Run[]): readonly (readonly Run[])[] {
  const parts: Run[][] = []
  let room = 0
  // of two units at most each
  for (const run of runs)
    for (const [text] of run.text.matchAll(new RegExp(`[^]{1,${LONGEST_TEXT / 2}}`, 'gu'))) {
      if (text.length > room) {
        parts.push([])
        room = LONGEST_TEXT
      }
      parts.at(-1)?.push({ ...run, text })
      room -= text.length
    }
  return parts
}
