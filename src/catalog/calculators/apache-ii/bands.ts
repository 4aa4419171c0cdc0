import type { Classification } from '../../kit/tool/classification.ts'

export const severityLevels: Classification<'score'> = {
  id: 'severity',
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'lower',
      label: { en: '0–14', zh: '0~14 分' },
      meaning: { en: 'Crude mortality 4–15 %', zh: '粗病死率 4%~15%' },
      tone: 'neutral',
    },
    {
      id: 'higher',
      from: 15,
      label: { en: '15–24', zh: '15~24 分' },
      meaning: { en: 'Crude mortality 25–40 %', zh: '粗病死率 25%~40%' },
      tone: 'caution',
    },
    {
      id: 'highest',
      from: 25,
      label: { en: '25 and more', zh: '≥ 25 分' },
      meaning: { en: 'Crude mortality 55–85 %', zh: '粗病死率 55%~85%' },
      tone: 'alarm',
    },
  ],
}
