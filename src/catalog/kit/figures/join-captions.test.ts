import { expect, test } from 'vitest'
import { countsOf, joinCaptions, joinDescriptions, levelTitle, saysN } from './join-captions.ts'

const of = (women: string, men: string) => [
  { level: 'Women', caption: women },
  { level: 'Men', caption: men },
]

test('captions that differ in n only are one, with the n of each level', () => {
  expect(joinCaptions(of('n\u00a0=\u00a012; bins of width 5', 'n\u00a0=\u00a015 of 17; bins of width 5'), 'en')).toBe(
    'n\u00a0=\u00a012\u00a0(Women), 15 of 17\u00a0(Men); bins of width 5',
  )
  expect(joinCaptions(of('n=12；组距为 5。实线：核密度', 'n=15；组距为 5。实线：核密度'), 'zh')).toBe(
    'n=12（Women）、15（Men）；组距为 5。实线：核密度',
  )
})

test('a sentence that differs is said of its levels, and equal captions once', () => {
  expect(joinCaptions(of('Bars: mean. Welch’s t test', 'Bars: mean'), 'en')).toBe('Bars: mean. Women: Welch’s t test')
  expect(joinCaptions(of('n = 12; 1 left out', 'n = 15'), 'en')).toBe(
    'n\u00a0=\u00a012\u00a0(Women); 1 left out. n\u00a0=\u00a015\u00a0(Men)',
  )
  expect(joinCaptions(of('Box: median.', 'Box: median.'), 'en')).toBe('Box: median.')
  expect(joinCaptions([{ level: 'Women', caption: undefined }], 'en')).toBeUndefined()
})

test('counts, and whether a caption has them', () => {
  expect(countsOf([{ level: '女', n: 3 }], 'zh')).toBe('n=3（女）')
  expect(saysN('Lines: mean; n\u00a0=\u00a03')).toBe(true)
  expect(saysN('Lines: mean')).toBe(false)
})

test('the alternative text names the levels, and what differs between them', () => {
  const levels = (one: string, other: string) => [
    { level: 'Women', description: one },
    { level: 'Men', description: other },
  ]
  expect(joinDescriptions('Sex', levels('Histogram of age.', 'Histogram of age.'), 'en')).toBe(
    'Panels by Sex (Women, Men). Histogram of age.',
  )
  expect(joinDescriptions('性别', levels('甲。', '乙。'), 'zh')).toBe('按性别（Women、Men）分面。Women：甲。Men：乙。')
})

test('a bare number above a panel says what it is of', () => {
  expect(levelTitle('Stage', '2', 'en')).toBe('Stage: 2')
  expect(levelTitle('Stage', 'II', 'en')).toBe('II')
})
