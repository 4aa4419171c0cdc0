import { expect, test } from 'vitest'
import { codeLanguage, markedCode } from './code-language.ts'

test.each([
  ['R', 'R', 'r', '#'],
  ['{r}', 'R', 'r', '#'],
  ['py', 'Python', 'python', '#'],
  ['PostgreSQL', 'SQL', 'sql', '--'],
  ['json', 'JSON', 'json', undefined],
  ['stata', 'stata', undefined, '//'],
  ['brainfuck', 'brainfuck', undefined, undefined],
  ['toString', 'tostring', undefined, undefined],
  ['constructor', 'constructor', undefined, undefined],
  ['', '', undefined, undefined],
])('a fence with %s', (word, name, coloured, comment) => {
  expect(codeLanguage(word)).toEqual({ name, coloured, comment })
})

test('[AI7] copied code carries the mark in a comment of its language, on one line; JSON has none', () => {
  expect(markedCode('x <- 1', codeLanguage('r'), 'AI-generated, check it · Model\n1')).toBe(
    '# AI-generated, check it · Model 1\nx <- 1',
  )
  expect(markedCode('select 1', codeLanguage('sql'), 'AI')).toBe('-- AI\nselect 1')
  expect(markedCode('{"a": 1}', codeLanguage('json'), 'AI')).toBe('{"a": 1}')
})
