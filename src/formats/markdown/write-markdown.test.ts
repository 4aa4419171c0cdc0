import { marked } from 'marked'
import { expect, test } from 'vitest'
import { documentStyles, standardStyle } from '../document/document-style.ts'
import { sampleDocument, words } from '../document/sample-document.fixture.ts'
import { writeMarkdown } from './write-markdown.ts'

const { text, pictures } = writeMarkdown(sampleDocument, standardStyle)

test('headings, lists, quotes, tables, pictures and references', () => {
  for (const part of [
    '# 肺癌患者的生存分析',
    '## 材料与方法',
    '#### 生存分析',
    '1. 第一条\n   - 要点\n2. 第二条',
    '\n\n1. 又从一开始',
    '> 引文一段。',
    '*P* 值与 χ<sup>2</sup>、<u>**粗体**</u>',
    '$a^2+b^2$',
    '| c1 | c2 | c3 |\n| --- | --- | --- |\n| 0.00 | 0.01 | 0.02 |',
    '**表 1** 两组比较',
    '![两条曲线](figure-1.png)\n\n**图 1** 生存曲线',
    '见表 1、图 1和式(1)',
    '1. COX D R. Regression models and life-tables\\[J\\]. 1972.\n2. KAPLAN',
    '\\[1\\]',
    '\\[1–3\\]',
    '$$\\bar{x}=\\frac{1}{n}\\sum_{i=1}^{n}x_i$$ (1)',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('NOBODY')
  expect(pictures.map(({ name }) => name)).toEqual(['figure-1.png'])
})

test('a reader of Markdown finds the structure again', () => {
  const html = marked.parse(text, { async: false })
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html.match(/<table>/g)).toHaveLength(3)
  expect(html.match(/<ol>/g)).toHaveLength(3)
  expect(html).toContain('<li>COX D R. Regression models and life-tables[J]. 1972.</li>')
  expect(writeMarkdown(sampleDocument, documentStyles[1] ?? standardStyle).text).toContain('<sup>\\[1-3\\]</sup>')
})

test('signs of Markdown and HTML in the text stay text', () => {
  const typed = '# <b>x</b> *a* _b_ [c](d) | `e` 1. & 2 \\ ~~f~~ $g$'
  const document = { title: '', language: 'en', references: new Map<string, string>() } as const
  const html = (runs: string) =>
    marked.parse(
      writeMarkdown({ ...document, blocks: [{ kind: 'paragraph', runs: [words(runs)] }] }, standardStyle).text,
      {
        async: false,
      },
    )
  const read = (source: string) =>
    source
      .replaceAll(/<\/?p>|\n$/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  expect(read(html(typed)).trim()).toBe(typed)
  for (const start of ['- a', '1. a', '+ a', '12) a']) expect(html(start)).toContain('<p>')
})
