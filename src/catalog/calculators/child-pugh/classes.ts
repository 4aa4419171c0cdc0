import type { Classification } from '../../kit/tool/classification.ts'

/** Survival as it is usually quoted with the classes; from cohorts several decades old. */
export const classes: Classification<'score'> = {
  id: 'class',
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'A',
      label: { en: 'Class A', zh: 'A 级' },
      meaning: {
        en: '5–6 points: well compensated; survival about 100 % at 1 year, 85 % at 2 years',
        zh: '5~6 分：代偿良好；1 年生存率约 100%，2 年约 85%',
      },
      tone: 'good',
    },
    {
      id: 'B',
      from: 7,
      label: { en: 'Class B', zh: 'B 级' },
      meaning: {
        en: '7–9 points: significant impairment; survival about 80 % at 1 year, 60 % at 2 years',
        zh: '7~9 分：肝功能明显受损；1 年生存率约 80%，2 年约 60%',
      },
      tone: 'caution',
    },
    {
      id: 'C',
      from: 10,
      label: { en: 'Class C', zh: 'C 级' },
      meaning: {
        en: '10–15 points: decompensated; survival about 45 % at 1 year, 35 % at 2 years',
        zh: '10~15 分：失代偿；1 年生存率约 45%，2 年约 35%',
      },
      tone: 'alarm',
    },
  ],
}
