import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  trauma: ticked({ label: { en: 'Look: facial trauma', zh: '外观：面部创伤' }, points: 1 }),
  incisors: ticked({ label: { en: 'Look: large incisors', zh: '外观：门齿突出' }, points: 1 }),
  beard: ticked({ label: { en: 'Look: beard or moustache', zh: '外观：胡须' }, points: 1 }),
  tongue: ticked({ label: { en: 'Look: large tongue', zh: '外观：舌体肥大' }, points: 1 }),
  opening: ticked({ label: { en: 'Between the incisors: less than 3 fingers', zh: '门齿间距 < 3 横指' }, points: 1 }),
  hyomental: ticked({ label: { en: 'Hyoid to chin: less than 3 fingers', zh: '舌骨颏距 < 3 横指' }, points: 1 }),
  thyrohyoid: ticked({
    label: { en: 'Thyroid notch to floor of the mouth: less than 2 fingers', zh: '甲状软骨切迹至口底 < 2 横指' },
    points: 1,
  }),
  mallampati: ticked({ label: { en: 'Mallampati III or IV', zh: 'Mallampati III~IV 级' }, points: 1 }),
  obstruction: ticked({ label: { en: 'Any obstruction of the airway', zh: '存在气道梗阻' }, points: 1 }),
  neck: ticked({ label: { en: 'Poor neck mobility', zh: '颈部活动受限' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'lemon-airway',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The nine-point score compared with table 3 of the paper, the ten items with medtronic.com and BMC Anesthesiology 2013;13:21.',
      zh: '9 分制与原文表 3 核对；10 个条目与 medtronic.com 及 BMC Anesthesiology 2013;13:21 核对。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'entered',
  purpose: { en: 'Counts signs of a difficult intubation.', zh: '计数困难插管的征象。' },
  population: { en: 'Adults before intubation in an emergency department.', zh: '急诊拟气管插管成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'LEMON', zh: 'LEMON 评分' },
      unit: { en: 'of 10 points', zh: '分（满分 10 分）' },
      decimals: 0,
    },
    withoutMallampati: {
      label: { en: 'Without Mallampati (Reed 2005)', zh: '不含 Mallampati（Reed 2005）' },
      unit: { en: 'of 9 points', zh: '分（满分 9 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => {
    const sum = score.sum(inputs)
    return { score: sum, withoutMallampati: sum - score.of('mallampati', inputs.mallampati) }
  },
  formulaText: score.text,
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'No cut-off was published: the more points, the more often a poor view. A low count does not exclude a difficult airway.',
      zh: '无公认界值：分值越高，喉镜显露越差；低分不能排除困难气道。',
    },
    {
      en: 'In an emergency Mallampati can often not be examined; the score of 9 points leaves it out.',
      zh: '急诊时常无法检查 Mallampati 分级，9 分制不含此项。',
    },
  ],
  nextSteps: [
    {
      en: 'With any point: call help early, have a video laryngoscope, a supraglottic airway and a plan for front-of-neck access.',
      zh: '有任一项：尽早求援，备视频喉镜、声门上气道及颈前入路预案。',
    },
  ],
  references: [
    {
      text: 'Reed MJ, Dunn MJG, McKeown DW. Can an airway assessment score predict difficulty at intubation in the emergency department? Emerg Med J 2005;22:99–102.',
      doi: '10.1136/emj.2003.008771',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: { incisors: true, mallampati: true, neck: true },
      expect: { score: { value: 3, decimals: 0 }, withoutMallampati: { value: 2, decimals: 0 } },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {},
      expect: { score: { value: 0, decimals: 0 }, withoutMallampati: { value: 0, decimals: 0 } },
      source: countedByHand,
    },
    {
      id: 'all',
      inputs: Object.fromEntries(Object.keys(score.inputs).map((item) => [item, true])),
      expect: { score: { value: 10, decimals: 0 }, withoutMallampati: { value: 9, decimals: 0 } },
      source: countedByHand,
    },
  ],
})
