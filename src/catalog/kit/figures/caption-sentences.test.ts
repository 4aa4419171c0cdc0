import { expect, test } from 'vitest'
import { captionSentences } from './caption-sentences.ts'

test('remarks are joined to sentences, with the punctuation of the language', () => {
  const sentences = [['Boxes: quartiles', 'points: outliers'], ['n = 12']]
  expect(captionSentences('en', sentences)).toBe('Boxes: quartiles; points: outliers. n = 12')
  expect(captionSentences('zh', [['箱体：四分位数', '点：离群值'], ['n=12']])).toBe('箱体：四分位数；点：离群值。n=12')
})

test('what is false is omitted, and a sentence of nothing else', () => {
  expect(captionSentences('en', [[false], false, ['Line: median', false], []])).toBe('Line: median')
})
