import type { Classification } from '../../kit/tool/classification.ts'

export const severity: Classification<'score'> = {
  id: 'severity',
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'minimal',
      label: { en: 'None to minimal', zh: '无或极轻' },
      meaning: { en: '0–4 points', zh: '0~4 分' },
      tone: 'good',
    },
    {
      id: 'mild',
      from: 5,
      label: { en: 'Mild', zh: '轻度抑郁症状' },
      meaning: { en: '5–9 points: watch, repeat', zh: '5~9 分：观察，随访时复测' },
      tone: 'neutral',
    },
    {
      id: 'moderate',
      from: 10,
      label: { en: 'Moderate', zh: '中度抑郁症状' },
      meaning: {
        en: '10–14 points: from 10 a depressive disorder is likely; diagnostic interview',
        zh: '10~14 分：≥ 10 分提示可能存在抑郁障碍，应行诊断性访谈',
      },
      tone: 'caution',
    },
    {
      id: 'moderately-severe',
      from: 15,
      label: { en: 'Moderately severe', zh: '中重度抑郁症状' },
      meaning: { en: '15–19 points: treatment is usually needed', zh: '15~19 分：通常需要治疗' },
      tone: 'alarm',
    },
    {
      id: 'severe',
      from: 20,
      label: { en: 'Severe', zh: '重度抑郁症状' },
      meaning: { en: '20–27 points: treat without delay, refer', zh: '20~27 分：应尽快治疗并转诊专科' },
      tone: 'alarm',
    },
  ],
}
