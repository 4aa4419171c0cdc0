import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  cutDown: ticked({ label: { en: 'Ever felt the need to cut down on drinking', zh: '曾觉得应减少饮酒' }, points: 1 }),
  annoyed: ticked({ label: { en: 'Annoyed by criticism of drinking', zh: '因他人批评饮酒而恼火' }, points: 1 }),
  guilty: ticked({ label: { en: 'Felt guilty about drinking', zh: '曾因饮酒而内疚' }, points: 1 }),
  eyeOpener: ticked({
    label: { en: 'A drink first thing in the morning (eye-opener)', zh: '曾晨起即饮酒以提神或缓解不适' },
    points: 1,
  }),
})

export const definition = defineCalculator({
  id: 'cage',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with two public reproductions of the questionnaire (HealthPartners, testdepression.org); the original paper was not at hand.',
      zh: '与两份公开转载的问卷（HealthPartners、testdepression.org）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: { en: 'Screens for alcohol problems over the lifetime.', zh: '筛查终生酒精问题。' },
  population: { en: 'Adults.', zh: '成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: { label: { en: 'CAGE', zh: 'CAGE 总分' }, unit: { en: 'of 4 points', zh: '分（满分 4 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'screen',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'negative',
          label: { en: 'Not positive', zh: '未达阳性' },
          meaning: { en: '0–1', zh: '0~1 分' },
          tone: 'neutral',
        },
        {
          id: 'positive',
          from: 2,
          label: { en: 'Clinically significant', zh: '有临床意义' },
          meaning: { en: '2–4: assess for alcohol use disorder', zh: '2~4 分：评估酒精使用障碍' },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Finds dependence rather than hazardous drinking: AUDIT-C is more sensitive for the latter.',
      zh: '主要识别依赖；危险饮酒筛查以 AUDIT-C 更灵敏。',
    },
    { en: 'Asks about the whole life, not the present.', zh: '询问终生情况而非当前。' },
  ],
  nextSteps: [
    {
      en: 'Positive: ask amount and frequency, AUDIT, withdrawal.',
      zh: '阳性：询问饮酒量与频率，完成 AUDIT，评估戒断。',
    },
  ],
  references: [
    {
      text: 'Ewing JA. Detecting alcoholism: the CAGE questionnaire. JAMA 1984;252:1905-1907.',
      doi: '10.1001/jama.1984.03350140051025',
    },
  ],
  examples: [
    {
      id: 'two',
      inputs: { cutDown: true, guilty: true },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { screen: 'positive' },
      source: earlierImplementation,
    },
    {
      id: 'one',
      inputs: { cutDown: true },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { screen: 'negative' },
      source: countedByHand,
    },
    {
      id: 'all',
      inputs: { cutDown: true, annoyed: true, guilty: true, eyeOpener: true },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { screen: 'positive' },
      source: countedByHand,
    },
  ],
})
