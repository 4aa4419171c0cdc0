import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { pointScore, stepped } from '../../kit/tool/point-score.ts'

/** The highest abnormal MMSE total by years of education. */
const mmse = pointScore({
  education: stepped(
    measured({
      label: { en: 'Education', zh: '受教育年限' },
      integer: true,
      units: [{ id: 'a', label: { en: 'years', zh: '年' }, resolution: 0, hard: [0, 30], usual: [0, 25] }],
    }),
    [{ points: 17 }, { from: 1, points: 20 }, { from: 7, points: 24 }],
  ),
})
const moca = { abnormal: 25, addedUpTo: 12, added: 1, most: 30 }

export const definition = defineCalculator({
  id: 'mmse-moca-cutoffs',
  revision: 2,
  contentChecked: '2026-11-27',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Chinese MMSE cut-offs compared with a public calculator (calc.xiuyi.online), the MoCA rule with the abstract of its Beijing norms and a review in Chinese. Education-adjusted Chinese cut-offs of MoCA were not confirmed and are left out.',
      zh: 'MMSE 国内界值同公开计算器（calc.xiuyi.online）核对，MoCA 规则同北京常模摘要及中文综述核对；未能核实按教育程度划分的 MoCA 国内界值，故未纳入。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Reads the total of a cognitive screening test by years of education.',
    zh: '按受教育年限判读认知筛查总分。',
  },
  population: {
    en: 'Older adults; MMSE cut-offs from Shanghai (Zhang 1990).',
    zh: '老年人；MMSE 界值源自上海（张明园 1990）。',
  },
  inputs: {
    test: oneOf({
      label: { en: 'Test', zh: '量表' },
      of: { mmse: { en: 'MMSE', zh: 'MMSE' }, moca: { en: 'MoCA', zh: 'MoCA' } },
    }),
    total: measured({
      label: { en: 'Total, without any point added for education', zh: '总分（未作教育校正）' },
      integer: true,
      units: [{ id: '{score}', label: { en: 'points', zh: '分' }, resolution: 0, hard: [0, 30], usual: [0, 30] }],
    }),
    ...mmse.inputs,
  },
  outputs: {
    margin: {
      label: { en: 'Points above the highest abnormal total', zh: '高于异常上限的分数' },
      unit: { en: '0 or less = abnormal', zh: '≤ 0 为异常' },
      decimals: 0,
    },
    adjusted: {
      label: { en: 'Total as judged', zh: '判读用总分' },
      unit: { en: 'of 30', zh: '分（满分 30 分）' },
      decimals: 0,
    },
    cutoff: { label: { en: 'Highest abnormal total', zh: '异常上限' }, unit: { en: 'points', zh: '分' }, decimals: 0 },
  },
  formula({ test, total, education }) {
    const forSchool = education <= moca.addedUpTo ? moca.added : 0
    const adjusted = test === 'moca' ? Math.min(total + forSchool, moca.most) : total
    const cutoff = test === 'moca' ? moca.abnormal : mmse.sum({ education })
    return { margin: adjusted - cutoff, adjusted, cutoff }
  },
  formulaText: [
    ...mmse.text.map(({ en, zh }) => ({ en: `MMSE, highest abnormal total by ${en}`, zh: `MMSE 异常上限，${zh}` })),
    {
      en: `MoCA, abnormal up to ${moca.abnormal}, after ${moca.added} point is added with ${moca.addedUpTo} years or fewer`,
      zh: `MoCA 异常：≤ ${moca.abnormal} 分（受教育 ≤ ${moca.addedUpTo} 年者先加 ${moca.added} 分）`,
    },
  ],
  classifications: [
    {
      id: 'screen',
      output: 'margin',
      on: 'raw',
      bands: [
        {
          id: 'abnormal',
          label: { en: 'Below the cut-off', zh: '低于界值' },
          meaning: { en: 'Cognitive impairment is possible: assess further', zh: '提示可能存在认知障碍，进一步评估' },
          tone: 'caution',
        },
        {
          id: 'normal',
          from: 1,
          label: { en: 'Not below the cut-off', zh: '未低于界值' },
          meaning: { en: 'Does not exclude mild impairment', zh: '不能排除轻度认知障碍' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'MMSE © PAR Inc. (licence needed), MoCA © Nasreddine (training and permission): the items are not shown; only the total is entered.',
      zh: 'MMSE 版权属 PAR Inc.（须授权），MoCA 版权属 Nasreddine（须培训与许可），本工具不显示条目，仅录入总分。',
    },
    {
      en: 'MMSE norms differ: in 5367 residents of Beijing of 55 years and older the cut-offs were 19 (illiterate), 22 (primary school) and 26 (more), higher than those used here; they found more cases.',
      zh: 'MMSE 常模不一：北京城乡 5367 名 55 岁及以上居民的界值为文盲 19 分、小学 22 分、中学及以上 26 分，高于本工具所用界值，检出率更高。',
    },
    {
      en: 'Depends on age, language, hearing, mood and delirium. The international cut-off of MMSE is 23/24.',
      zh: '受年龄、语言、听力、情绪与谵妄影响；MMSE 国际界值为 23/24 分。',
    },
  ],
  nextSteps: [
    {
      en: 'Below the cut-off: history from an informant, daily function, depression, thyroid, vitamin B₁₂, imaging.',
      zh: '低于界值：知情者病史、日常功能、抑郁评估，查甲状腺功能、维生素 B₁₂ 与影像。',
    },
  ],
  references: [
    {
      text: 'Folstein MF, Folstein SE, McHugh PR. “Mini-mental state”. J Psychiatr Res 1975;12:189-198.',
      doi: '10.1016/0022-3956(75)90026-6',
    },
    {
      text: 'Nasreddine ZS, Phillips NA, Bédirian V, et al. The Montreal Cognitive Assessment, MoCA. J Am Geriatr Soc 2005;53:695-699.',
      doi: '10.1111/j.1532-5415.2005.53221.x',
    },
  ],
  examples: [
    {
      id: 'mmse',
      inputs: { test: 'mmse', total: { value: 22, unit: '{score}' }, education: { value: 9, unit: 'a' } },
      expect: { cutoff: { value: 24, decimals: 0 }, margin: { value: -2, decimals: 0 } },
      bands: { screen: 'abnormal' },
      source: earlierImplementation,
    },
    {
      id: 'primary',
      inputs: { test: 'mmse', total: { value: 21, unit: '{score}' }, education: { value: 6, unit: 'a' } },
      expect: { cutoff: { value: 20, decimals: 0 }, margin: { value: 1, decimals: 0 } },
      bands: { screen: 'normal' },
      source: countedByHand,
    },
    {
      id: 'moca',
      inputs: { test: 'moca', total: { value: 25, unit: '{score}' }, education: { value: 12, unit: 'a' } },
      expect: {
        adjusted: { value: 26, decimals: 0 },
        cutoff: { value: 25, decimals: 0 },
        margin: { value: 1, decimals: 0 },
      },
      bands: { screen: 'normal' },
      source: countedByHand,
    },
  ],
})
