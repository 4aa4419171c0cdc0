import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { TextRun } from '#catalog/kit/present/text-run.ts'
import type { DocumentBlock, DocumentRun, Runs, WrittenDocument } from '../document/blocks.ts'
import type { DocumentStyle } from '../document/document-style.ts'
import {
  captionStart,
  citationText,
  listNumbers,
  type Numbers,
  numbersOf,
  referenceText,
} from '../document/number-blocks.ts'

export interface MarkdownDocument {
  readonly text: string
  /** The pictures that the text names, to be saved beside it. */
  readonly pictures: readonly { readonly name: string; readonly png: Uint8Array<ArrayBuffer> }[]
}

/** A document as Markdown with tables as GitHub writes them, equations between dollar signs, and pictures as files. */
export function writeMarkdown(written: WrittenDocument, style: DocumentStyle): MarkdownDocument {
  const numbers = numbersOf(written, style.citations)
  const pictures: { name: string; png: Uint8Array<ArrayBuffer> }[] = []
  const parts: string[] = written.title === '' ? [] : [`# ${escaped(written.title)}`]
  const items = listNumbers(written.blocks)
  let isAfterItem = false
  for (const block of written.blocks) {
    if (block.kind === 'list-item') {
      const mark = block.list === 'bullet' ? '-' : `${items.get(block) ?? 1}.`
      const item = `${'   '.repeat(block.level)}${mark} ${runsText(block.runs, numbers)}`
      if (isAfterItem) parts.push(`${parts.pop()}\n${item}`)
      else parts.push(item)
      isAfterItem = true
      continue
    }
    isAfterItem = false
    if (block.kind === 'figure') pictures.push({ name: pictureName(block.id, numbers), png: block.figure.png })
    const text = blockText(block, written, numbers, style)
    if (text !== '') parts.push(text)
  }
  return { text: `${parts.join('\n\n')}\n`, pictures }
}

type OtherBlock = Exclude<DocumentBlock, { kind: 'list-item' }>

function blockText(block: OtherBlock, written: WrittenDocument, numbers: Numbers, style: DocumentStyle): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${runsText(block.runs, numbers)}`
    case 'paragraph':
      return runsText(block.runs, numbers)
    case 'quote':
      return `> ${runsText(block.runs, numbers)}`
    case 'table': {
      const caption = captionText(block.id, block.caption ?? [{ kind: 'text', text: block.table.title }], numbers)
      const notes = block.table.notes.map(escaped)
      return ordered(style.captions.table, caption, [presentedRows(block.table), ...notes].join('\n\n'))
    }
    case 'plain-table': {
      if (block.rows.length === 0) return ''
      const rows = block.rows.map((row) => row.map((cell) => cellText(runsText(cell, numbers))))
      const head = block.headRows > 0 ? rows.slice(0, block.headRows) : []
      const table = tableText(joinedRows(head), rows.slice(head.length))
      return ordered(style.captions.table, captionText(block.id, block.caption, numbers), table)
    }
    case 'figure': {
      const caption = captionText(block.id, block.caption ?? [{ kind: 'text', text: block.figure.title }], numbers)
      const image = `![${escaped(block.figure.description)}](${pictureName(block.id, numbers)})`
      return ordered(style.captions.figure, caption, image)
    }
    case 'equation': {
      const number = block.id === undefined ? '' : ` ${referenceText(block.id, numbers)}`
      return `$$${block.tex.replaceAll('$', '')}$$${number}`
    }
    case 'page-break':
      return '---'
    case 'references':
      return numbers.cited.map((work, k) => `${k + 1}. ${escaped(written.references.get(work) ?? '')}`).join('\n')
  }
}

function ordered(place: 'above' | 'below', caption: string, body: string): string {
  return place === 'above' ? `${caption}\n\n${body}` : `${body}\n\n${caption}`
}

function captionText(id: string, caption: Runs, numbers: Numbers): string {
  return `**${escaped(captionStart(id, numbers, caption.length > 0)).trimEnd()}** ${runsText(caption, numbers)}`.trimEnd()
}

function pictureName(id: string, numbers: Numbers): string {
  return `figure-${numbers.blocks.get(id)?.number ?? 0}.png`
}

function runsText(runs: Runs, numbers: Numbers): string {
  return runs.map((run) => runText(run, numbers)).join('')
}

function runText(run: DocumentRun, numbers: Numbers): string {
  switch (run.kind) {
    case 'text': {
      const { script } = run
      const inner = run.text.split('\n').map(escaped).join('<br>')
      if (inner.trim() === '') return inner
      const marks = `${run.bold ? '**' : ''}${run.italic ? '*' : ''}`
      // marks beside a space are no marks
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? []
      const marked = `${before}${marks}${words}${Array.from(marks).reverse().join('')}${after}`
      const scripted = script === undefined ? marked : `<${tags[script]}>${marked}</${tags[script]}>`
      return run.underline ? `<u>${scripted}</u>` : scripted
    }
    case 'citation': {
      const text = escaped(citationText(run.works, numbers))
      return numbers.marks.isSuperscript ? `<sup>${text}</sup>` : text
    }
    case 'equation':
      return `$${run.tex.replaceAll('$', '')}$`
    case 'cross-reference':
      return escaped(referenceText(run.block, numbers))
  }
}

const tags = { sub: 'sub', super: 'sup' } as const

/** Markdown has one row of heads, so a title over columns is repeated before the head of each. */
function presentedRows({ head, body }: PresentedTable): string {
  const grid: string[][] = head.map(() => [])
  for (const [r, row] of head.entries()) {
    let c = 0
    for (const { runs, colSpan, rowSpan } of row) {
      while (grid[r]?.[c] !== undefined) c += 1
      for (let i = 0; i < rowSpan; i += 1)
        for (let j = 0; j < colSpan; j += 1) {
          const into = grid[r + i]
          if (into) into[c + j] = i === 0 ? cellText(styledText(runs)) : ''
        }
    }
  }
  const rows = body.map(({ depth, cells }) =>
    cells.map(({ runs }, c) => `${c === 0 ? '&emsp;'.repeat(depth) : ''}${cellText(styledText(runs))}`),
  )
  return tableText(joinedRows(grid), rows)
}

function joinedRows(rows: readonly (readonly string[])[]): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const joined = (c: number) => rows.flatMap((row) => (row[c] === undefined || row[c] === '' ? [] : [row[c]])).join(' ')
  return Array.from({ length: columns }, (_, c) => joined(c))
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = Math.max(1, head.length, ...rows.map((row) => row.length))
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, c) => cells[c] ?? '').join(' | ')} |`
  return [line(head), line(Array.from({ length: columns }, () => '---')), ...rows.map(line)].join('\n')
}

function styledText(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, italic, script }) => {
      const inner = italic ? `*${escaped(text)}*` : escaped(text)
      return script === undefined ? inner : `<${tags[script]}>${inner}</${tags[script]}>`
    })
    .join('')
}

/** A cell is one line, and its bars are no borders. */
function cellText(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')
}

/** The text without signs that Markdown reads as marks. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>$~]/g, (sign) => `\\${sign}`)
    .replaceAll('&', '&amp;')
    .replaceAll(/\r?\n/g, ' ')
    .replaceAll(
      /^(\s*)([#+-]|\d+[.)])(?=\s)/g,
      (_, blank: string, mark: string) => `${blank}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    )
}
