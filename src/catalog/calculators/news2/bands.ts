import type { Classification } from '../../kit/tool/classification.ts'

export const responseLevels: Classification<'score'> = {
  id: 'response',
  title: { en: 'Total', zh: '总分' },
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'low',
      label: { en: 'Low', zh: '低危' },
      meaning: {
        en: '0–4: assessment by the ward nurse; observations every 12 hours at 0, every 4 to 6 hours at 1–4',
        zh: '0~4 分：病房护士评估；0 分每 12 h、1~4 分每 4~6 h 监测',
      },
      tone: 'good',
    },
    {
      id: 'medium',
      from: 5,
      label: { en: 'Medium', zh: '中危' },
      meaning: { en: '5–6: urgent review, observations at least hourly', zh: '5~6 分：紧急评估，至少每小时监测' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 7,
      label: { en: 'High', zh: '高危' },
      meaning: {
        en: '7 or more: emergency assessment by a critical care team, continuous monitoring',
        zh: '≥ 7 分：重症团队急诊评估，持续监测',
      },
      tone: 'alarm',
    },
  ],
}

export const singleLevels: Classification<'highest'> = {
  id: 'single',
  title: { en: 'Single parameter', zh: '单项' },
  output: 'highest',
  on: 'raw',
  bands: [
    {
      id: 'no',
      label: { en: 'No parameter at 3', zh: '无单项 3 分' },
      meaning: { en: 'Act by the total', zh: '按总分处理' },
      tone: 'neutral',
    },
    {
      id: 'yes',
      from: 3,
      label: { en: 'A parameter at 3', zh: '有单项 3 分' },
      meaning: {
        en: 'Urgent review by a clinician of the ward even if the total is low',
        zh: '即使总分低，也须由病房医师紧急评估',
      },
      tone: 'alarm',
    },
  ],
}
