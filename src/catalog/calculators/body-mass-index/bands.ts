import type { Band, Classification } from '../../kit/tool/classification.ts'

const underweight: Band = {
  id: 'underweight',
  label: { en: 'Underweight', zh: '体重过低' },
  meaning: { en: '< 18.5', zh: '< 18.5' },
  tone: 'caution',
}

export const china: Classification<'bmi'> = {
  id: 'china',
  title: { en: 'Chinese standard', zh: '中国标准' },
  output: 'bmi',
  on: 'raw',
  bands: [
    underweight,
    {
      id: 'normal',
      from: 18.5,
      label: { en: 'Normal weight', zh: '体重正常' },
      meaning: { en: '18.5 to < 24.0', zh: '18.5~< 24.0' },
      tone: 'good',
    },
    {
      id: 'overweight',
      from: 24,
      label: { en: 'Overweight', zh: '超重' },
      meaning: { en: '24.0 to < 28.0', zh: '24.0~< 28.0' },
      tone: 'caution',
    },
    {
      id: 'obese',
      from: 28,
      label: { en: 'Obesity', zh: '肥胖' },
      meaning: { en: '≥ 28.0', zh: '≥ 28.0' },
      tone: 'alarm',
    },
  ],
}

export const who: Classification<'bmi'> = {
  id: 'who',
  title: { en: 'WHO', zh: 'WHO 标准' },
  output: 'bmi',
  on: 'raw',
  bands: [
    underweight,
    {
      id: 'normal',
      from: 18.5,
      label: { en: 'Normal weight', zh: '体重正常' },
      meaning: { en: '18.5 to < 25.0', zh: '18.5~< 25.0' },
      tone: 'good',
    },
    {
      id: 'overweight',
      from: 25,
      label: { en: 'Overweight (pre-obesity)', zh: '超重（肥胖前期）' },
      meaning: { en: '25.0 to < 30.0', zh: '25.0~< 30.0' },
      tone: 'caution',
    },
    {
      id: 'obese-1',
      from: 30,
      label: { en: 'Obesity, class I', zh: '肥胖（Ⅰ 级）' },
      meaning: { en: '30.0 to < 35.0', zh: '30.0~< 35.0' },
      tone: 'alarm',
    },
    {
      id: 'obese-2',
      from: 35,
      label: { en: 'Obesity, class II', zh: '肥胖（Ⅱ 级）' },
      meaning: { en: '35.0 to < 40.0', zh: '35.0~< 40.0' },
      tone: 'alarm',
    },
    {
      id: 'obese-3',
      from: 40,
      label: { en: 'Obesity, class III', zh: '肥胖（Ⅲ 级）' },
      meaning: { en: '≥ 40.0', zh: '≥ 40.0' },
      tone: 'alarm',
    },
  ],
}
