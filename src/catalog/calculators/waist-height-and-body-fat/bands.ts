import type { Classification } from '../../kit/tool/classification.ts'
export const ratio: Classification<'waistToHeight'> = {
  id: 'waist-to-height',
  title: { en: 'Waist-to-height ratio (NICE)', zh: '腰高比（NICE）' },
  output: 'waistToHeight',
  on: 'raw',
  bands: [
    {
      id: 'low',
      label: { en: 'Below the healthy range', zh: '低于健康范围' },
      meaning: { en: '< 0.4', zh: '< 0.4' },
      tone: 'neutral',
    },
    {
      id: 'healthy',
      from: 0.4,
      label: { en: 'Healthy', zh: '正常' },
      meaning: { en: '0.4 to < 0.5', zh: '0.4~< 0.5' },
      tone: 'good',
    },
    {
      id: 'increased',
      from: 0.5,
      label: { en: 'Increased central fat', zh: '中心性脂肪增多' },
      meaning: { en: '0.5 to < 0.6', zh: '0.5~< 0.6' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 0.6,
      label: { en: 'High central fat', zh: '中心性脂肪明显增多' },
      meaning: { en: '≥ 0.6', zh: '≥ 0.6' },
      tone: 'alarm',
    },
  ],
}

function waistBands(limit: number): Classification<'waist'>['bands'] {
  return [
    {
      id: 'below',
      label: { en: 'No central obesity', zh: '无中心型肥胖' },
      meaning: { en: `< ${limit} cm`, zh: `< ${limit} cm` },
      tone: 'good',
    },
    {
      id: 'central',
      from: limit,
      label: { en: 'Central obesity', zh: '中心型肥胖' },
      meaning: { en: `≥ ${limit} cm`, zh: `≥ ${limit} cm` },
      tone: 'caution',
    },
  ]
}

export const men: Classification<'waist'> = {
  id: 'men',
  title: { en: 'Waist, China, men', zh: '腰围（中国标准，男）' },
  when: { input: 'sex', is: 'male' },
  output: 'waist',
  on: 'raw',
  bands: waistBands(90),
}
export const women: Classification<'waist'> = {
  id: 'women',
  title: { en: 'Waist, China, women', zh: '腰围（中国标准，女）' },
  when: { input: 'sex', is: 'female' },
  output: 'waist',
  on: 'raw',
  bands: waistBands(85),
}
