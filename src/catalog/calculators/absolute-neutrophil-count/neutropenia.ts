import type { Classification } from '../../kit/tool/classification.ts'

export const neutropenia: Classification<'anc'> = {
  id: 'neutropenia',
  output: 'anc',
  on: 'raw',
  bands: [
    {
      id: 'profound',
      label: { en: 'Profound neutropenia', zh: '极重度粒细胞缺乏' },
      meaning: { en: '< 0.1 (CTCAE grade 4)', zh: '< 0.1（CTCAE 4 级）' },
      tone: 'alarm',
    },
    {
      id: 'severe',
      from: 0.1,
      label: { en: 'Severe neutropenia', zh: '重度（粒细胞缺乏）' },
      meaning: { en: '0.1 to < 0.5 (CTCAE grade 4)', zh: '0.1~< 0.5（CTCAE 4 级）' },
      tone: 'alarm',
    },
    {
      id: 'moderate',
      from: 0.5,
      label: { en: 'Moderate neutropenia', zh: '中度减少' },
      meaning: { en: '0.5 to < 1.0 (CTCAE grade 3)', zh: '0.5~< 1.0（CTCAE 3 级）' },
      tone: 'caution',
    },
    {
      id: 'mild',
      from: 1,
      label: { en: 'Mild neutropenia', zh: '轻度减少' },
      meaning: { en: '1.0 to < 1.5 (CTCAE grade 2)', zh: '1.0~< 1.5（CTCAE 2 级）' },
      tone: 'neutral',
    },
    {
      id: 'none',
      from: 1.5,
      label: { en: 'No relevant neutropenia', zh: '无明显减少' },
      meaning: { en: '≥ 1.5', zh: '≥ 1.5' },
      tone: 'good',
    },
  ],
}
