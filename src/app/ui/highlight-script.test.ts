import { expect, test } from 'vitest'
import { highlightScript } from './highlight-script.ts'

test.each([
  [
    'r',
    'fit <- lm(y ~ x, data = d) # "a" & <b>\nif (TRUE) print(\'it’s\', 1.5)',
    ['comment', 'keyword', 'literal', 'number', 'string'],
  ],
  ['python', 'def f(x):\n    return f"{x} < 1" # ok', ['comment', 'keyword', 'string']],
  ['sql', "select a from t where b <> 'x & y' -- all", ['comment', 'keyword', 'string']],
  ['json', '{"a": [1, true, "<b> & \\"c\\""]}', ['attr', 'number', 'string']],
] as const)('%s keeps its text and gets its scopes', (language, script, scopes) => {
  const runs = highlightScript(script, language)
  expect(runs.map(({ text }) => text).join('')).toBe(script)
  expect(runs.map(({ scope }) => scope)).toEqual(expect.arrayContaining([...scopes]))
})
