import type { Work } from '#catalog/kit/references/work.ts'
import { type Checklist, type ChecklistItem, section } from './checklist.ts'

/** von Elm et al. 2007, the items for three designs of observational studies. */
const source: Work = {
  kind: 'article',
  authors: [
    { family: 'von Elm', initials: 'E' },
    { family: 'Altman', initials: 'DG' },
    { family: 'Egger', initials: 'M' },
    { family: 'Pocock', initials: 'SJ' },
    { family: 'Gøtzsche', initials: 'PC' },
    { family: 'Vandenbroucke', initials: 'JP' },
  ],
  hasMore: false,
  title:
    'The Strengthening the Reporting of Observational Studies in Epidemiology (STROBE) statement: guidelines for reporting observational studies',
  journal: 'Lancet',
  year: '2007',
  volume: '370',
  issue: '9596',
  pages: '1453–1457',
  doi: '10.1016/S0140-6736(07)61602-X',
}

interface Design {
  readonly selection: readonly ChecklistItem[]
  readonly handling: readonly ChecklistItem[]
  readonly followUp: readonly ChecklistItem[]
  readonly outcome: readonly ChecklistItem[]
}

const cohort: Design = {
  selection: section('methods', [
    [
      '6a',
      'who was eligible, where they came from, how they were chosen and how they were followed up',
      '纳入标准、来源、选择方法和随访方法',
    ],
    ['6b', 'if matched, by what, and how many were exposed and unexposed', '匹配研究的匹配条件及暴露与未暴露人数'],
  ]),
  handling: section('methods', [['12d', 'how loss to follow-up was dealt with', '失访的处理方法']]),
  followUp: section('results', [
    ['14c', 'how long people were followed up, on average and in total', '随访时间（平均与总计）', 'follow-up'],
  ]),
  outcome: section('results', [
    ['15', 'how many had the outcome, or its summary over time', '结局事件数或随时间的汇总', 'events'],
  ]),
}

const caseControl: Design = {
  selection: section('methods', [
    [
      '6a',
      'who was eligible, where cases and controls came from, how they were found, and why these were chosen',
      '病例与对照的标准、来源、确定和选择方法及其理由',
    ],
    ['6b', 'if matched, by what, and how many controls each case has', '匹配研究的匹配条件及每例病例的对照数'],
  ]),
  handling: section('methods', [['12d', 'how the analysis allowed for matching', '分析中如何考虑匹配']]),
  followUp: [],
  outcome: section('results', [
    ['15', 'how many were in each category of exposure', '各暴露类别的人数', 'exposure-counts'],
  ]),
}

const crossSectional: Design = {
  selection: section('methods', [
    ['6a', 'who was eligible, where they came from and how they were chosen', '纳入标准、来源和选择方法'],
  ]),
  handling: section('methods', [['12d', 'how the analysis allowed for the way of sampling', '分析中如何考虑抽样方法']]),
  followUp: [],
  outcome: section('results', [
    ['15', 'how many had the outcome, or its summary', '结局事件数或汇总指标', 'outcome-summary'],
  ]),
}

function items({ selection, handling, followUp, outcome }: Design): readonly ChecklistItem[] {
  return [
    ...section('title', [
      ['1a', 'the design of the study, in the title or the abstract', '题目或摘要中的研究设计'],
      ['1b', 'what was done and found, in the abstract', '摘要中的研究内容与发现'],
    ]),
    ...section('introduction', [
      ['2', 'the background and why the study was done', '研究背景与理由'],
      ['3', 'the aims, with any hypotheses stated beforehand', '研究目的及事先提出的假设'],
    ]),
    ...section('methods', [
      ['4', 'the main features of the design, early on', '研究设计的要点（在文中靠前处）'],
      [
        '5',
        'where and when people were recruited, exposed, followed up and measured',
        '研究地点，以及招募、暴露、随访和测量的时间',
      ],
    ]),
    ...selection,
    ...section('methods', [
      [
        '7',
        'how outcomes, exposures, predictors, confounders and effect modifiers are defined',
        '结局、暴露、预测因素、混杂因素和效应修饰因素的定义',
      ],
      [
        '8',
        'where each variable comes from, how it was measured, and whether the same in all groups',
        '各变量的数据来源与测量方法，以及各组是否一致',
      ],
      ['9', 'what was done against bias', '控制偏倚的措施'],
      ['10', 'how the size of the study was arrived at', '样本量的确定依据', 'sample-size'],
      [
        '11',
        'how quantitative variables were used in the analysis, and why groups were formed as they were',
        '定量变量的处理方法及分组理由',
      ],
      [
        '12a',
        'the statistical methods, with those against confounding',
        '统计学方法，包括控制混杂的方法',
        'methods-confounding',
      ],
      ['12b', 'how subgroups and interactions were examined', '亚组与交互作用的分析方法', 'subgroup-methods'],
      ['12c', 'how missing data were dealt with', '缺失数据的处理方法', 'missing-handling'],
    ]),
    ...handling,
    ...section('methods', [['12e', 'any sensitivity analyses', '敏感性分析']]),
    ...section('results', [
      ['13a', 'how many people there were at each stage', '各阶段的人数', 'stages'],
      ['13b', 'why people dropped out at each stage', '各阶段退出的原因', 'left-out'],
      ['13c', 'a flow diagram, if it helps', '流程图（如适用）', 'flow'],
      [
        '14a',
        'what the people are like: demographic, clinical and social characteristics, exposures and confounders',
        '研究对象的人口学、临床和社会特征，以及暴露与混杂因素',
        'baseline',
      ],
      ['14b', 'for each variable, how many values are missing', '各变量的缺失数', 'missing-counts'],
    ]),
    ...followUp,
    ...outcome,
    ...section('results', [
      [
        '16a',
        'unadjusted and adjusted estimates with intervals, and which confounders were adjusted for and why',
        '未调整与调整后的估计值及置信区间，调整的混杂因素及理由',
        'effects',
      ],
      ['16b', 'the limits of categories made from quantitative variables', '定量变量分组的界值'],
      [
        '16c',
        'relative risks as absolute risks over a period, if it helps',
        '相对危险度换算的绝对危险度（如适用）',
        'absolute-risks',
      ],
      [
        '17',
        'other analyses: subgroups, interactions, sensitivity',
        '其他分析：亚组、交互作用、敏感性分析',
        'subgroup-results',
      ],
    ]),
    ...section('discussion', [
      ['18', 'the main results in the light of the aims', '对照研究目的概括主要结果'],
      ['19', 'limitations, with the direction and size of possible bias', '局限性，包括可能偏倚的方向与大小'],
      [
        '20',
        'a careful interpretation with regard to limitations, multiplicity and other evidence',
        '结合局限性、多重分析和其他证据的审慎解释',
      ],
      ['21', 'to whom the results apply', '结果的外推性'],
    ]),
    ...section('other', [['22', 'who paid for the study, and their part in it', '资助来源及其作用']]),
  ]
}

export const strobe: readonly Checklist[] = [
  { id: 'strobe-cohort', name: { en: 'STROBE, cohort study', zh: 'STROBE（队列研究）' }, source, items: items(cohort) },
  {
    id: 'strobe-case-control',
    name: { en: 'STROBE, case–control study', zh: 'STROBE（病例对照研究）' },
    source,
    items: items(caseControl),
  },
  {
    id: 'strobe-cross-sectional',
    name: { en: 'STROBE, cross-sectional study', zh: 'STROBE（横断面研究）' },
    source,
    items: items(crossSectional),
  },
]
