import { expect, test } from 'vitest'
import { toolKeywords, toolTitles } from '#catalog/tools.ts'
import { findTools } from './find-tools.ts'

const keywords = await toolKeywords()

test.each([
  ['肌酐清除率', 'cockcroft-gault'],
  ['jgqcl', 'cockcroft-gault'],
  ['crcl', 'cockcroft-gault'],
  ['BMI', 'body-mass-index'],
  ['体质指数', 'body-mass-index'],
  ['tzzs', 'body-mass-index'],
  ['CHA₂DS₂-VASc', 'cha2ds2-vasc'],
  ['cha2ds2 vasc', 'cha2ds2-vasc'],
  ['cha2ds2vasc', 'cha2ds2-vasc'],
  ['child pugh', 'child-pugh'],
  ['肝功能分级', 'child-pugh'],
  ['meld3', 'meld-3-0'],
  ['校正钙', 'corrected-calcium'],
  ['jzg', 'corrected-calcium'],
  ['phq 9', 'phq-9'],
  ['yiyu', 'phq-9'],
  ['sample size two proportions', 'stat-n-two-proportions'],
  ['egfr', 'ckd-epi-2021-creatinine'],
])('%s finds %s first', (search, id) => {
  expect(findTools(toolTitles, search, keywords)[0]?.id).toBe(id)
})

test.each([
  ['fangchan', ['cha2ds2-vasc', 'cha2ds2-va', 'has-bled']],
  ['PE', ['wells-pe', 'geneva-revised', 'perc-rule', 'pesi', 'spesi']],
  ['肺栓塞', ['wells-pe', 'geneva-revised', 'perc-rule', 'pesi', 'spesi']],
])('%s finds all tools of the disease', (search, ids) => {
  expect(findTools(toolTitles, search, keywords).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

test('all words count, and an empty search lists all tools', () => {
  expect(findTools(toolTitles, 'creatinine clearance', keywords).map(({ id }) => id)).toContain('cockcroft-gault')
  expect(findTools(toolTitles, 'creatinine 肺栓塞', keywords)).toEqual([])
  expect(findTools(toolTitles, '  ', keywords)).toBe(toolTitles)
})

test.each([
  ['败血症', 'sofa'],
  ['心梗', 'grace-in-hospital'],
  ['儿科补液', 'paediatric-maintenance-fluid'],
  ['升糖', 'hba1c-eag'],
  ['房颤卒中', 'cha2ds2-vasc'],
  ['房颤卒中评分', 'cha2ds2-vasc'],
  ['怎么算 激素换算', 'steroid-conversion'],
  ['WARFARIN bleeding', 'has-bled'],
  ['heart attack score', 'grace-in-hospital'],
])('the ward says %s, and finds %s first', (search, id) => {
  expect(findTools(toolTitles, search, keywords)[0]?.id).toBe(id)
})

test('half a word of the ward finds its tools too', () => {
  expect(findTools(toolTitles, '败血', keywords).map(({ id }) => id)).toEqual(['sofa', 'qsofa', 'sirs'])
})

test('a key of the search costs less than 16 ms', () => {
  for (const search of ['败', '败血', 'z', 'zz', 'renal', 'renal dose of a drug', '没有这个词']) {
    const times = Array.from({ length: 10 }, () => {
      const before = performance.now()
      findTools(toolTitles, search, keywords)
      return performance.now() - before
    })
    expect(Math.min(...times), search).toBeLessThan(16) // the least: the others were interrupted
  }
})

test.each(['ybl', '样本量', 'sample size'])('%s finds every sample size tool, and those first', (search) => {
  const sizes = toolTitles.filter(({ id }) => id.startsWith('stat-n-')).map(({ id }) => id)
  const found = findTools(toolTitles, search, keywords).map(({ id }) => id)
  expect(new Set(found.slice(0, sizes.length))).toEqual(new Set(sizes))
})

test('titles are found before the keywords are loaded', () => {
  expect(findTools(toolTitles, 'cockcroft')[0]?.id).toBe('cockcroft-gault')
  expect(findTools(toolTitles, 'jgqcl')).toEqual([])
})
