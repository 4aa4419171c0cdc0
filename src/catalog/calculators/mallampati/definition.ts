import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import type { Words } from '../../kit/words.ts'

const views = {
  I: { en: 'I: soft palate, fauces, uvula and pillars', zh: 'I 级：软腭、咽门、悬雍垂、腭咽弓均可见' },
  II: { en: 'II: soft palate, fauces and uvula', zh: 'II 级：可见软腭、咽门、悬雍垂' },
  III: { en: 'III: soft palate and base of the uvula', zh: 'III 级：仅见软腭、悬雍垂根部' },
  IV: { en: 'IV: hard palate only', zh: 'IV 级：仅见硬腭' },
} as const satisfies Readonly<Record<string, Words>>
const rank = { I: 1, II: 2, III: 3, IV: 4 } as const

export const definition = defineCalculator({
  id: 'mallampati',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Classes compared with radiologyreviewarticles.com, medtronic.com and a table in Trials (2020); the papers were not at hand.',
      zh: '分级与 radiologyreviewarticles.com、medtronic.com 及 Trials（2020）所载表格核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Grades the view of the pharynx, to foresee a difficult laryngoscopy.',
    zh: '按咽部可见结构分级，预测困难喉镜。',
  },
  population: { en: 'Patients who can sit, open the mouth and put out the tongue.', zh: '可坐位张口伸舌配合者。' },
  inputs: {
    view: oneOf({
      label: { en: 'What is seen', zh: '可见结构' },
      help: {
        en: 'Sitting, mouth wide open, tongue out, no phonation',
        zh: '坐位、最大张口、伸舌、不发声',
      },
      of: views,
    }),
  },
  outputs: {
    class: { label: { en: 'Class', zh: '分级' }, unit: { en: 'of 4', zh: '级（共 4 级）' }, decimals: 0 },
  },
  formula: ({ view }) => ({ class: rank[view] }),
  formulaText: Object.values(views),
  classifications: [
    {
      id: 'laryngoscopy',
      output: 'class',
      on: 'raw',
      bands: [
        {
          id: 'easier',
          label: { en: 'No sign of difficulty', zh: '未提示困难' },
          meaning: { en: 'Class I or II', zh: 'I~II 级' },
          tone: 'good',
        },
        {
          id: 'difficult',
          from: 3,
          label: { en: 'Laryngoscopy may be difficult', zh: '喉镜显露可能困难' },
          meaning: { en: 'Class III or IV', zh: 'III~IV 级' },
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
      en: 'Alone it misses about half of the difficult laryngoscopies, and most of III and IV are not difficult.',
      zh: '单用约漏诊半数困难喉镜，且 III~IV 级多数并不困难。',
    },
    {
      en: 'Not for predicting difficult mask ventilation, nor with a patient who lies or phonates.',
      zh: '不能预测面罩通气困难；卧位或发声时不可靠。',
    },
  ],
  nextSteps: [
    {
      en: 'Add mouth opening, thyromental distance, neck movement and the history of earlier intubations.',
      zh: '结合张口度、甲颏距离、颈部活动度与既往插管史。',
    },
  ],
  references: [
    {
      text: 'Mallampati SR, Gatt SP, Gugino LD, et al. A clinical sign to predict difficult tracheal intubation. Can Anaesth Soc J 1985;32:429–434.',
      doi: '10.1007/BF03011357',
    },
    {
      text: 'Samsoon GLT, Young JRB. Difficult tracheal intubation: a retrospective study. Anaesthesia 1987;42:487–490.',
      doi: '10.1111/j.1365-2044.1987.tb04039.x',
    },
  ],
  examples: (['I', 'II', 'III', 'IV'] as const).map((view) => ({
    id: view,
    inputs: { view },
    expect: { class: { value: rank[view], decimals: 0 } },
    bands: { laryngoscopy: rank[view] < 3 ? 'easier' : 'difficult' },
    source: view === 'II' ? earlierImplementation : countedByHand,
  })),
})
