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
import { pngBytesUrl } from '../image/write-png.ts'
import { EquationError, parseMath } from '../math/parse-math.ts'
import { writeMathml } from '../math/write-mathml.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { copiedTable } from './copied-table.ts'

/** A document as one HTML page without scripts or links to other files: pictures are in it, equations are MathML. */
export function writeHtml(written: WrittenDocument, style: DocumentStyle): string {
  const numbers = numbersOf(written, style.citations)
  const title = escapeXml(written.title)
  const { body, heading } = style.fonts
  const { properties = [] } = written
  const css = [
    `body{max-width:42em;margin:2em auto;padding:0 1em;font:${style.sizes.body}pt/1.6 '${body.latin}','${body.chinese}',serif}`,
    `h1,h2,h3,h4{font-family:'${heading.latin}','${heading.chinese}',serif;line-height:1.3}`,
    'table{border-collapse:collapse;margin:auto}figure{margin:1.5em 0;overflow-x:auto}',
    'figcaption{text-align:center;font-weight:bold;margin:.5em 0}img{max-width:100%;display:block;margin:auto}',
    '.equation{display:flex;justify-content:center;gap:2em}',
  ]
  const items = listNumbers(written.blocks)
  const parts = written.blocks.map((block) =>
    block.kind === 'list-item' ? itemHtml(block, numbers, items.get(block)) : blockHtml(block, written, numbers, style),
  )
  return [
    '<!doctype html>',
    `<html lang="${written.language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">`,
    ...properties.map(({ name, value }) => `<meta name="${escapeXml(name)}" content="${escapeXml(value)}">`),
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${css.join('')}</style></head><body>`,
    ...(written.title === '' ? [] : [`<h1>${title}</h1>`]),
    ...joinedLists(parts),
    '</body></html>',
    '',
  ].join('\n')
}

/** Items of a list one after another are one list; items below another are indented. */
function joinedLists(parts: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (const part of parts) {
    const tag = /^<(ul|ol)[ >]/.exec(part)?.[1]
    const last = joined.at(-1)
    const open = tag === undefined ? undefined : part.slice(0, part.indexOf('>') + 1)
    if (open !== undefined && last?.startsWith(open))
      joined[joined.length - 1] = `${last.slice(0, -5)}${part.slice(open.length)}`
    else joined.push(part)
  }
  return joined
}

type ListItem = Extract<DocumentBlock, { kind: 'list-item' }>

function itemHtml({ list, level, runs }: ListItem, numbers: Numbers, value: number | undefined): string {
  const tag = list === 'bullet' ? 'ul' : 'ol'
  const indent = level === 0 ? '' : ` style="margin-left:${level * 2}em"`
  return `<${tag}${indent}><li${value === undefined ? '' : ` value="${value}"`}>${runsHtml(runs, numbers)}</li></${tag}>`
}

function blockHtml(
  block: Exclude<DocumentBlock, ListItem>,
  written: WrittenDocument,
  numbers: Numbers,
  style: DocumentStyle,
): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level + 1}>${runsHtml(block.runs, numbers)}</h${block.level + 1}>`
    case 'paragraph':
      return `<p>${runsHtml(block.runs, numbers)}</p>`
    case 'quote':
      return `<blockquote><p>${runsHtml(block.runs, numbers)}</p></blockquote>`
    case 'table': {
      const html = copiedTable({ ...block.table, title: '' }).html
      const table = html.slice(html.indexOf('<table'))
      return captioned('table', block.id, block.caption ?? plain(block.table.title), table, { numbers, style })
    }
    case 'plain-table': {
      if (block.rows.length === 0) return ''
      const rows = block.rows.map((row, r) => {
        const tag = r < block.headRows ? 'th' : 'td'
        return `<tr>${row.map((cell) => `<${tag} style="${lines(r, block)}padding:1pt 6pt;text-align:left">${runsHtml(cell, numbers)}</${tag}>`).join('')}</tr>`
      })
      return captioned('table', block.id, block.caption, `<table>${rows.join('')}</table>`, { numbers, style })
    }
    case 'figure': {
      const { figure } = block
      const source = pngBytesUrl(figure.png)
      const image = `<img src="${source}" alt="${escapeXml(figure.description)}" style="width:${figure.width}mm">`
      return captioned('figure', block.id, block.caption ?? plain(figure.title), image, { numbers, style })
    }
    case 'equation': {
      const number = block.id === undefined ? '' : `<span>${escapeXml(referenceText(block.id, numbers))}</span>`
      return `<p class="equation">${equationHtml(block.tex, 'block')}${number}</p>`
    }
    case 'page-break':
      return '<div style="break-after:page"></div>'
    case 'references': {
      const entries = numbers.cited.map((work) => `<li>${escapeXml(written.references.get(work) ?? '')}</li>`)
      return entries.length === 0 ? '' : `<ol class="references">${entries.join('')}</ol>`
    }
  }
}

interface Look {
  readonly numbers: Numbers
  readonly style: DocumentStyle
}

function captioned(kind: 'table' | 'figure', id: string, runs: Runs, body: string, { numbers, style }: Look): string {
  const caption = `<figcaption>${escapeXml(captionStart(id, numbers, runs.length > 0))}${runsHtml(runs, numbers)}</figcaption>`
  return `<figure>${style.captions[kind] === 'above' ? caption + body : body + caption}</figure>`
}

/** The three lines of a table, for the cells of row `r`. */
function lines(
  r: number,
  { headRows, rows }: { readonly headRows: number; readonly rows: readonly unknown[] },
): string {
  const top = r === 0 ? 'border-top:1.5pt solid;' : ''
  if (r === rows.length - 1) return `${top}border-bottom:1.5pt solid;`
  return r === headRows - 1 ? `${top}border-bottom:.75pt solid;` : top
}

function runsHtml(runs: Runs, numbers: Numbers): string {
  return runs.map((run) => runHtml(run, numbers)).join('')
}

function runHtml(run: DocumentRun, numbers: Numbers): string {
  switch (run.kind) {
    case 'text': {
      const tags = [
        ...(run.bold ? ['b'] : []),
        ...(run.italic ? ['i'] : []),
        ...(run.underline ? ['u'] : []),
        ...(run.script === undefined ? [] : [run.script === 'sub' ? 'sub' : 'sup']),
      ]
      return tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeXml(run.text).replaceAll('\n', '<br>'))
    }
    case 'citation': {
      const text = escapeXml(citationText(run.works, numbers))
      return numbers.marks.isSuperscript ? `<sup>${text}</sup>` : text
    }
    case 'equation':
      return equationHtml(run.tex, 'inline')
    case 'cross-reference':
      return escapeXml(referenceText(run.block, numbers))
  }
}

/** MathML, or the typed text if that is not an equation. */
function equationHtml(tex: string, display: 'block' | 'inline'): string {
  try {
    return writeMathml(parseMath(tex), display)
  } catch (error) {
    if (error instanceof EquationError) return `<code>${escapeXml(tex)}</code>`
    throw error
  }
}

function plain(text: string): Runs {
  return text === '' ? [] : [{ kind: 'text', text }]
}
