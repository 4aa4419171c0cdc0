import { expect, test } from 'vitest'
import { LONGEST_TEXT, plainText, textFrom } from '../data/reports/block-text.ts'
import { answerBlocks } from './answer-blocks.ts'
import { plainTable } from './document/plain-table.ts'

const answer = `# Two *groups*

Use the **t test**, see [the tools](/tool/index).  
A second line & <b>more</b> \\* .

- one
  1. within
- two

> said

\`\`\`r
t.test(y ~ g)

# done
\`\`\`

| a | b |
| - | - |
| 1 | **2** |

---
`
const blocks = answerBlocks(answer, 'Model', 'AI-generated, check it · Model')
const words = (text: string) => answerBlocks(text, '', 'mark').map((block) => plainText(block.text?.runs ?? []))

test('[AI7] an answer becomes blocks of a report, all of its text with its model, and a line with the mark', () => {
  expect(blocks.map(({ type, level, text }) => [type, level, plainText(text?.runs ?? [])])).toEqual([
    ['heading', 1, 'Two groups'],
    ['paragraph', undefined, 'Use the t test, see the tools (/tool/index). A second line & <b>more</b> * .'],
    ['list-item', 1, 'one'],
    ['list-item', 2, 'within'],
    ['list-item', 1, 'two'],
    ['quote', undefined, 'said'],
    ['paragraph', undefined, 't.test(y ~ g)'],
    ['paragraph', undefined, '# done'],
    ['plain-table', undefined, '\na\tb\n1\t2'],
    ['paragraph', undefined, 'AI-generated, check it · Model'],
  ])
  const last = blocks.at(-1)?.text?.runs ?? []
  const runs = blocks.slice(0, -1).flatMap(({ text }) => text?.runs ?? [])
  expect(runs.every(({ ai }) => ai === 'Model')).toBe(true)
  expect(last.every(({ ai }) => ai === undefined)).toBe(true)
  expect(blocks[1]?.text?.runs[1]).toEqual({ text: 't test', marks: ['strong'], ai: 'Model' })
  expect(plainTable(blocks[8]?.text?.runs ?? []).rows[1]?.[1]).toEqual([{ text: '2', marks: ['strong'], ai: 'Model' }])
  // what is stored is what is read
  for (const { text } of blocks) expect(textFrom(JSON.parse(JSON.stringify(text)))).toEqual(text)
})

test('a large table has a paragraph for each row', () => {
  const row = (cell: string) => `|${Array.from({ length: 9 }, (_, k) => `${cell}${k}`).join('|')}|`
  const made = words([row('h'), row('-').replaceAll(/\d/g, ''), row('x')].join('\n'))
  expect(made).toHaveLength(3)
  expect(made[1]).toBe('x0 · x1 · x2 · x3 · x4 · x5 · x6 · x7 · x8')
})

test('a text that no block can hold is divided, and nothing makes nothing', () => {
  const long = '𝑥'.repeat(LONGEST_TEXT)
  const made = words(long).slice(0, -1)
  expect(made.join('')).toBe(long)
  expect(made.every((text) => text.length <= LONGEST_TEXT && !/[\uD800-\uDBFF]$/.test(text))).toBe(true)
  expect(answerBlocks('', 'Model', 'mark')).toEqual([])
})
