import type { Classification } from '../../kit/tool/classification.ts'

export const depressionLevels: Classification<'depression'> = {
  id: 'depression',
  title: { en: 'Depression (Zimmerman 2013)', zh: '抑郁（Zimmerman 2013）' },
  output: 'depression',
  on: 'raw',
  bands: [
    { id: 'none', label: { en: 'No depression', zh: '无抑郁' }, meaning: { en: '0–7', zh: '0~7 分' }, tone: 'good' },
    { id: 'mild', from: 8, label: { en: 'Mild', zh: '轻度' }, meaning: { en: '8–16', zh: '8~16 分' }, tone: 'neutral' },
    {
      id: 'moderate',
      from: 17,
      label: { en: 'Moderate', zh: '中度' },
      meaning: { en: '17–23', zh: '17~23 分' },
      tone: 'caution',
    },
    {
      id: 'severe',
      from: 24,
      label: { en: 'Severe', zh: '重度' },
      meaning: { en: '24 or more', zh: '≥ 24 分' },
      tone: 'alarm',
    },
  ],
}

export const anxietyLevels: Classification<'anxiety'> = {
  id: 'anxiety',
  title: { en: 'Anxiety (usual in China)', zh: '焦虑（国内常用）' },
  output: 'anxiety',
  on: 'raw',
  bands: [
    { id: 'none', label: { en: 'No anxiety', zh: '无焦虑' }, meaning: { en: '0–6', zh: '0~6 分' }, tone: 'good' },
    {
      id: 'possible',
      from: 7,
      label: { en: 'Possible', zh: '可能有焦虑' },
      meaning: { en: '7–13', zh: '7~13 分' },
      tone: 'neutral',
    },
    {
      id: 'definite',
      from: 14,
      label: { en: 'Definite', zh: '肯定有焦虑' },
      meaning: { en: '14–20', zh: '14~20 分' },
      tone: 'caution',
    },
    {
      id: 'marked',
      from: 21,
      label: { en: 'Marked', zh: '明显焦虑' },
      meaning: { en: '21–28', zh: '21~28 分' },
      tone: 'alarm',
    },
    {
      id: 'severe',
      from: 29,
      label: { en: 'Severe', zh: '严重焦虑' },
      meaning: { en: '29 or more', zh: '≥ 29 分' },
      tone: 'alarm',
    },
  ],
}
