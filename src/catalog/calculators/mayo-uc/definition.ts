import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalOneOf } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'
import { fullLevels, partialLevels } from './bands.ts'

const partial = pointScore({
  stools: graded({
    label: { en: 'Stools a day above normal', zh: '每日排便超出正常次数' },
    of: {
      '0': [0, { en: 'Normal', zh: '正常' }],
      '1': [1, { en: '1–2 more', zh: '多 1~2 次' }],
      '2': [2, { en: '3–4 more', zh: '多 3~4 次' }],
      '3': [3, { en: '5 or more', zh: '多 ≥ 5 次' }],
    },
  }),
  bleeding: graded({
    label: { en: 'Rectal bleeding', zh: '便血' },
    of: {
      '0': [0, { en: 'None', zh: '无' }],
      '1': [1, { en: 'Streaks, less than half of the time', zh: '不足半数时间有血丝' }],
      '2': [2, { en: 'Obvious blood most of the time', zh: '多数时间明显便血' }],
      '3': [3, { en: 'Blood alone', zh: '仅排血' }],
    },
  }),
  global: graded({
    label: { en: 'Physician’s global assessment', zh: '医师总体评价' },
    of: {
      '0': [0, { en: 'Normal', zh: '正常' }],
      '1': [1, { en: 'Mild', zh: '轻度' }],
      '2': [2, { en: 'Moderate', zh: '中度' }],
      '3': [3, { en: 'Severe', zh: '重度' }],
    },
  }),
})
const mucosa = pointScore({
  endoscopy: graded({
    label: { en: 'Endoscopy', zh: '内镜' },
    of: {
      '0': [0, { en: 'Normal or inactive', zh: '正常或无活动' }],
      '1': [1, { en: 'Erythema, decreased vascular pattern, mild friability', zh: '红斑、血管纹理减少、轻度易脆' }],
      '2': [
        2,
        { en: 'Marked erythema, no vascular pattern, friability, erosions', zh: '明显红斑、血管纹理消失、易脆、糜烂' },
      ],
      '3': [3, { en: 'Spontaneous bleeding, ulceration', zh: '自发出血、溃疡' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'mayo-uc',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a table in Gut (items, full score) and with the Italian group for bowel inflammation (igibdscores.it, partial score); the original paper was not at hand.',
      zh: '与 Gut 期刊表格（条目与完整评分）及意大利炎症性肠病研究组（igibdscores.it，部分评分）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Measures the activity of ulcerative colitis.', zh: '评估溃疡性结肠炎活动度。' },
  population: { en: 'Adults with ulcerative colitis.', zh: '溃疡性结肠炎成人。' },
  inputs: {
    stools: partial.inputs.stools,
    bleeding: partial.inputs.bleeding,
    endoscopy: optionalOneOf({ label: mucosa.inputs.endoscopy.label, of: mucosa.inputs.endoscopy.of }),
    global: partial.inputs.global,
  },
  outputs: {
    score: {
      label: { en: 'Full Mayo', zh: '完整 Mayo 评分' },
      unit: { en: 'of 12 points', zh: '分（满分 12 分）' },
      decimals: 0,
      absent: { en: 'Needs the endoscopy', zh: '需内镜结果' },
    },
    partial: {
      label: { en: 'Partial Mayo', zh: '部分 Mayo 评分' },
      unit: { en: 'of 9 points', zh: '分（满分 9 分）' },
      decimals: 0,
    },
  },
  formula({ endoscopy, ...rest }) {
    const sum = partial.sum(rest)
    return { score: endoscopy === null ? null : sum + mucosa.of('endoscopy', endoscopy), partial: sum }
  },
  formulaText: [
    ...partial.text,
    ...mucosa.text,
    { en: 'Full = all four; partial = without endoscopy', zh: '完整评分为四项之和；部分评分不含内镜' },
  ],
  classifications: [fullLevels, partialLevels],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Remission by the full score also asks that no item is above 1: look at the items.',
      zh: '完整评分的缓解还要求无单项 > 1 分，须核对各项。',
    },
    {
      en: 'Other sources call a partial score of 5–6 moderate and 7–9 severe.',
      zh: '另有资料将部分评分 5~6 分定为中度、7~9 分定为重度。',
    },
    { en: 'Adapted versions count any friability as 2 in endoscopy.', zh: '改编版将任何易脆性计为内镜 2 分。' },
    { en: 'Acute severe colitis is defined by Truelove and Witts.', zh: '急性重症结肠炎按 Truelove-Witts 标准判定。' },
  ],
  nextSteps: [
    {
      en: 'Follow with faecal calprotectin; endoscopy 3 to 6 months after a change of treatment.',
      zh: '随访粪便钙卫蛋白；调整治疗后 3~6 个月复查内镜。',
    },
  ],
  references: [
    {
      text: 'Schroeder KW, Tremaine WJ, Ilstrup DM. Coated oral 5-aminosalicylic acid therapy for mildly to moderately active ulcerative colitis. N Engl J Med 1987;317:1625-1629.',
      doi: '10.1056/NEJM198712243172603',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: { stools: '2', bleeding: '2', endoscopy: '2', global: '2' },
      expect: { score: { value: 8, decimals: 0 }, partial: { value: 6, decimals: 0 } },
      bands: { full: 'moderate', partial: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'remission',
      inputs: { stools: '1', bleeding: '0', endoscopy: '1', global: '0' },
      expect: { score: { value: 2, decimals: 0 }, partial: { value: 1, decimals: 0 } },
      bands: { full: 'remission', partial: 'remission' },
      source: countedByHand,
    },
    {
      id: 'mild',
      inputs: { stools: '1', bleeding: '1', endoscopy: '1', global: '0' },
      expect: { score: { value: 3, decimals: 0 }, partial: { value: 2, decimals: 0 } },
      bands: { full: 'mild', partial: 'mild' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: { stools: '3', bleeding: '3', endoscopy: '3', global: '2' },
      expect: { score: { value: 11, decimals: 0 }, partial: { value: 8, decimals: 0 } },
      bands: { full: 'severe', partial: 'severe' },
      source: countedByHand,
    },
  ],
})
