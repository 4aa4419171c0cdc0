import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const item = (number: number) => ({ en: `Item ${number}`, zh: `第 ${number} 项` })
const worth = (points: number) => [points, { en: `${points}`, zh: `${points}` }] as const

const score = pointScore({
  item1: graded({ label: item(1), of: { 0: worth(0), 25: worth(25) } }),
  item2: graded({ label: item(2), of: { 0: worth(0), 15: worth(15) } }),
  item3: graded({ label: item(3), of: { 0: worth(0), 15: worth(15), 30: worth(30) } }),
  item4: graded({ label: item(4), of: { 0: worth(0), 20: worth(20) } }),
  item5: graded({ label: item(5), of: { 0: worth(0), 10: worth(10), 20: worth(20) } }),
  item6: graded({ label: item(6), of: { 0: worth(0), 15: worth(15) } }),
})

export const definition = defineCalculator({
  id: 'morse-fall-scale',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Points of every item compared with the public repository ClinyQAi/open-nursing-core-ig, levels with wis.it.com, the cut-off of 45 with a validation (10.12707/RIII13101). The paper was not at hand.',
      zh: '各条目分值同公开代码库 ClinyQAi/open-nursing-core-ig 核对，分级同 wis.it.com、界值 45 分同一项验证研究（10.12707/RIII13101）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Adds the points of the Morse Fall Scale and reads the total.',
    zh: '合计 Morse 跌倒评估量表各项分值并判读。',
  },
  population: { en: 'Adults in hospital and long-term care.', zh: '住院及长期照护成人。' },
  inputs: score.inputs,
  outputs: {
    score: {
      label: { en: 'Morse Fall Scale', zh: 'Morse 评分' },
      unit: { en: 'of 125 points', zh: '分（满分 125 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        { id: 'low', label: { en: 'Low', zh: '低风险' }, meaning: { en: '0–24', zh: '0~24 分' }, tone: 'good' },
        {
          id: 'moderate',
          from: 25,
          label: { en: 'Moderate', zh: '中风险' },
          meaning: { en: '25–44', zh: '25~44 分' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 45,
          label: { en: 'High', zh: '高风险' },
          meaning: { en: '45 or more', zh: '≥ 45 分' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: '© Janice Morse: the wording needs permission and is not shown; score the six items on the licensed form.',
      zh: '版权属 Janice Morse，条目文字须获许可，本工具不显示；请在获授权的量表上评定 6 项后录入。',
    },
    {
      en: 'Cut-offs are set locally: many Chinese hospitals call only more than 45 high, others 51 or more.',
      zh: '界值由各院设定：国内常以 > 45 分为高风险，亦有 ≥ 51 分者。',
    },
  ],
  nextSteps: [
    {
      en: 'Moderate or high: prevent by the items that score; score again after a fall, a transfer or a change of drugs.',
      zh: '中、高风险：针对得分项目预防；跌倒、转科或换药后重评。',
    },
  ],
  references: [
    {
      text: 'Morse JM, Morse RM, Tylko SJ. Development of a scale to identify the fall-prone patient. Can J Aging 1989;8:366–377.',
      doi: '10.1017/S0714980800008576',
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: { item1: '25', item2: '15', item3: '15', item4: '20', item5: '10', item6: '0' },
      expect: { score: { value: 85, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'twenty',
      inputs: { item1: '0', item2: '0', item3: '0', item4: '20', item5: '0', item6: '0' },
      expect: { score: { value: 20, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'forty',
      inputs: { item1: '25', item2: '15', item3: '0', item4: '0', item5: '0', item6: '0' },
      expect: { score: { value: 40, decimals: 0 } },
      bands: { risk: 'moderate' },
      source: countedByHand,
    },
  ],
})
