import type { Cell, Done } from '#catalog/kit/outcome/outcome.ts'
import type { Reported } from '#catalog/kit/reported.ts'
import type { Words } from '#catalog/kit/words.ts'

/** A result in the report. */
export interface KnownResult {
  /** Of its block. */
  readonly block: string
  /** What results of its entry contribute (`definition.reports`). */
  readonly reports: readonly Reported[]
  readonly outcome: Done
  /** What is read from a frozen result of which only this is here: its outcome is empty. */
  readonly printed?: Printed
}

export interface Printed {
  /** Sentences for the Methods section. */
  readonly hasMethods: boolean
  readonly hasInterval: boolean
  readonly hasFigure: boolean
}

export interface KnownReport {
  readonly results: readonly KnownResult[]
  /** The block with the Methods paragraph, if the report has one. */
  readonly methods?: string
  /** Steps of the data removed or filled missing values. */
  readonly hasMissingSteps: boolean
}

/** What of an item the report holds. */
export interface Found {
  readonly state: 'answered' | 'partly'
  /** Blocks. */
  readonly where: readonly string[]
  readonly what: Words
}

export type EvidenceKey = keyof typeof evidence

type Look = (report: KnownReport) => Found | undefined

const flow: Look = (report) =>
  found(report, (one) => from('flow')(one) && one.printed?.hasFigure !== false, 'answered', {
    en: 'a flow diagram',
    zh: '流程图',
  }) ??
  found(report, from('flow'), 'partly', {
    en: 'the numbers of a flow diagram; add the diagram itself to the manuscript',
    zh: '流程图各环节的人数；流程图本身须另行放入稿件',
  })

const baseline: Look = (report) =>
  found(report, from('baseline'), 'answered', { en: 'a table of characteristics', zh: '基线特征表' }) ??
  found(report, from('description'), 'partly', {
    en: 'descriptions of single variables; a table of all characteristics is missing',
    zh: '单个变量的描述；尚缺汇总的基线特征表',
  })

const methods: Look = (report) => {
  const analyses = report.results.filter(isAnalysis)
  if (analyses.length === 0) return undefined
  return report.methods === undefined
    ? {
        state: 'partly',
        where: blocksOf(analyses),
        what: {
          en: 'results whose methods are known; insert the Methods paragraph',
          zh: '结果所用方法已知，请插入“统计学方法”段落',
        },
      }
    : { state: 'answered', where: [report.methods], what: { en: 'the Methods paragraph', zh: '“统计学方法”段落' } }
}

const subgroups: Look = (report) =>
  found(report, (one) => from('strata')(one) || one.outcome.models.some(hasInteraction), 'partly', {
    en: 'a stratified analysis or an interaction; say which were planned beforehand',
    zh: '分层分析或交互作用；请说明哪些为预先设定',
  })

const stages: Look = (report) =>
  flow(report) ??
  found(report, hasRows, 'partly', {
    en: 'how many rows each result used; how many people were eligible and asked is not known here',
    zh: '各结果纳入的行数；符合条件和受邀的人数尚不清楚',
  })

const adjusted = ({ outcome }: KnownResult) => outcome.models.some(({ terms }) => terms.length > 1)
const besides = ({ outcome }: KnownResult) => outcome.tables.some((table) => table.of === 'univariable')

/** How results answer items. A statement that a result does not hold is not claimed. */
export const evidence = {
  flow,
  baseline,
  methods,
  stages,
  'baseline-by-group': (report) =>
    found(report, (one) => from('baseline')(one) && fact(one, 'group') !== null, 'answered', {
      en: 'a table of characteristics by group',
      zh: '分组的基线特征表',
    }) ??
    found(report, from('baseline'), 'partly', {
      en: 'a table of characteristics of all together; choose the groups in it',
      zh: '总体的基线特征表；请在其中选择分组变量',
    }),
  'sample-size': (report) =>
    found(report, from('sample-size'), 'answered', {
      en: 'a calculation of the sample size',
      zh: '样本量计算',
    }),
  'methods-confounding': (report) => {
    const written = methods(report)
    if (written?.state !== 'answered' || report.results.some(adjusted)) return written
    return {
      ...written,
      state: 'partly',
      what: {
        en: 'the Methods paragraph; no analysis adjusts for confounders, so say how confounding was dealt with',
        zh: '“统计学方法”段落；尚无调整混杂的分析，请说明如何控制混杂',
      },
    }
  },
  'missing-handling': (report) => {
    const saying = report.results.filter((one) => typeof fact(one, 'missing') === 'string')
    if (saying.length === 0 && !report.hasMissingSteps) {
      return found(report, hasExclusion('missing', 'user-missing'), 'partly', {
        en: 'rows with missing values were left out; say that, and why this is acceptable',
        zh: '剔除了含缺失值的观测；请写明并说明其合理性',
      })
    }
    if (report.methods !== undefined)
      return {
        state: 'answered',
        where: [report.methods],
        what: { en: 'the Methods paragraph', zh: '“统计学方法”段落' },
      }
    return {
      state: 'partly',
      where: blocksOf(saying),
      what: { en: 'the handling is known; insert the Methods paragraph', zh: '处理方法已知，请插入“统计学方法”段落' },
    }
  },
  'subgroup-methods': subgroups,
  'subgroup-results': subgroups,
  'left-out': (report) =>
    found(report, (one) => one.outcome.sample.excluded.length > 0, 'partly', {
      en: 'rows left out of results, with reasons; why people did not come into the data is not known here',
      zh: '各结果剔除的行及原因；未进入数据的原因尚不清楚',
    }) ??
    found(report, (one) => hasRows(one) && one.outcome.sample.used === one.outcome.sample.total, 'partly', {
      en: 'no row of the data was left out; why people did not come into the data is not known here',
      zh: '数据中没有剔除任何行；未进入数据的原因尚不清楚',
    }),
  'missing-counts': (report) =>
    found(report, from('missing'), 'answered', {
      en: 'a chart of the missing values of each variable',
      zh: '各变量缺失值图',
    }) ??
    found(report, hasExclusion('missing', 'user-missing'), 'partly', {
      en: 'the missing values of the variables of some results',
      zh: '部分结果所用变量的缺失数',
    }),
  'follow-up': (report) =>
    found(report, from('follow-up'), 'partly', {
      en: 'survival over time; state the median and the total follow-up',
      zh: '生存过程；请写明中位与总随访时间',
    }),
  events: (report) => found(report, from('events'), 'answered', { en: 'numbers of events', zh: '事件数' }),
  'exposure-counts': (report) =>
    found(report, from('exposure-counts'), 'answered', {
      en: 'a table of counts of exposure and outcome',
      zh: '暴露与结局的频数表',
    }) ??
    found(
      report,
      (one) => from('comparison')(one) || (from('baseline')(one) && fact(one, 'group') !== null),
      'partly',
      {
        en: 'a comparison of groups; check that the exposure is in it',
        zh: '组间比较；请确认其中包括暴露因素',
      },
    ),
  'outcome-summary': (report) =>
    found(report, from('events', 'absolute-risks'), 'answered', { en: 'numbers of events', zh: '事件数' }) ??
    found(report, from('description', 'baseline'), 'partly', {
      en: 'counts or summaries; check that the outcome is among them',
      zh: '频数或汇总指标；请确认其中包括结局',
    }),
  effects: (report) =>
    found(report, besides, 'answered', {
      en: 'unadjusted and adjusted estimates with intervals',
      zh: '未调整与调整后的估计值及置信区间',
    }) ??
    found(report, (one) => adjusted(one) && hasInterval(one), 'partly', {
      en: 'adjusted estimates with intervals; show the univariable ones too, and say why these confounders',
      zh: '调整后的估计值及置信区间；请加列单因素结果并说明选择混杂因素的理由',
    }) ??
    found(report, hasInterval, 'partly', {
      en: 'estimates with intervals that are not adjusted',
      zh: '未调整的估计值及置信区间',
    }),
  'absolute-risks': (report) =>
    found(report, (one) => from('absolute-risks')(one) && hasInterval(one), 'answered', {
      en: 'risks of the groups and their difference, with intervals',
      zh: '各组的率、率差及置信区间',
    }) ??
    found(report, from('follow-up'), 'partly', {
      en: 'risks over time; state them at a named time',
      zh: '随时间的风险；请写明指定时点的数值',
    }),
  'numbers-analysed': (report) =>
    found(report, hasRows, 'partly', {
      en: 'how many rows each result used; say whether groups are as assigned',
      zh: '各结果纳入的行数；请说明是否按原分组分析',
    }),
  comparison: (report) =>
    found(report, (one) => (from('comparison')(one) || adjusted(one)) && hasInterval(one), 'answered', {
      en: 'a comparison with the interval of its effect',
      zh: '组间比较及效应值的置信区间',
    }),
  'cross-table': (report) =>
    found(
      report,
      (one) =>
        from('cross-table')(one) ||
        (from('accuracy')(one) && one.outcome.tables.some((table) => table.of === 'counts')),
      'answered',
      {
        en: 'a table of test results against the reference standard',
        zh: '试验结果与参考标准的交叉表',
      },
    ),
  accuracy: (report) =>
    found(report, (one) => from('accuracy')(one) && hasInterval(one), 'answered', {
      en: 'measures of accuracy with intervals',
      zh: '准确性指标及置信区间',
    }),
  'cut-offs': (report) =>
    found(
      report,
      (one) => from('accuracy')(one) && one.outcome.tables.some((table) => table.of === 'cutOffs'),
      'partly',
      {
        en: 'cut-offs that were found in these data: say that they are exploratory, or name the one fixed beforehand',
        zh: '由本数据得出的界值：请说明其为探索性，或写明预先设定的界值',
      },
    ),
  'model-methods': (report) => (report.results.some(isModel) ? partly(methods(report)) : undefined),
  'performance-methods': (report) => (report.results.some(measuresPerformance) ? partly(methods(report)) : undefined),
  'model-numbers': (report) =>
    found(
      report,
      (one) => isModel(one) && ['events', 'happened'].some((name) => typeof fact(one, name) === 'number'),
      'answered',
      {
        en: 'the numbers of people and events of the model',
        zh: '模型的例数与事件数',
      },
    ) ?? found(report, isModel, 'partly', { en: 'the number of people of the model', zh: '模型的例数' }),
  unadjusted: (report) => found(report, besides, 'answered', { en: 'univariable results', zh: '单因素分析结果' }),
  'model-full': (report) =>
    found(report, (one) => isModel(one) && one.outcome.models.every(({ family }) => family !== 'cox'), 'answered', {
      en: 'all coefficients with the intercept',
      zh: '全部回归系数与截距',
    }) ??
    found(report, isModel, 'partly', {
      en: 'all coefficients; state the baseline survival at a named time',
      zh: '全部回归系数；请写明指定时点的基线生存率',
    }),
  performance: (report) =>
    found(report, (one) => isModel(one) && isPresent(fact(one, 'area')), 'answered', {
      en: 'discrimination with its interval, and calibration',
      zh: '区分度及其置信区间、校准度',
    }) ??
    found(report, measuresPerformance, 'partly', {
      en: 'a measure of performance; calibration is missing',
      zh: '模型表现的指标；尚缺校准度',
    }),
} as const satisfies Readonly<Record<string, Look>>

function found(
  report: KnownReport,
  fits: (one: KnownResult) => boolean,
  state: Found['state'],
  what: Words,
): Found | undefined {
  const where = report.results.filter(fits)
  return where.length === 0 ? undefined : { state, where: blocksOf(where), what }
}

function blocksOf(results: readonly KnownResult[]): readonly string[] {
  return [...new Set(results.map(({ block }) => block))]
}

function from(...wanted: readonly Reported[]): (one: KnownResult) => boolean {
  return ({ reports }) => reports.some((one) => wanted.includes(one))
}

function partly(one: Found | undefined): Found | undefined {
  return one && { ...one, state: 'partly' }
}

/** A fact of the entry by its name; undefined if it has none. */
function fact({ outcome: { facts } }: KnownResult, name: string): unknown {
  return Object.hasOwn(facts, name) ? (facts as Readonly<Record<string, unknown>>)[name] : undefined
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isModel({ outcome }: KnownResult): boolean {
  return outcome.models.length > 0
}

function measuresPerformance(one: KnownResult): boolean {
  return (
    (isModel(one) && (isPresent(fact(one, 'area')) || isPresent(fact(one, 'concordance')))) ||
    from('accuracy', 'prediction')(one)
  )
}

/** Charts have no facts. */
function isAnalysis({ outcome, printed }: KnownResult): boolean {
  return printed?.hasMethods ?? Object.keys(outcome.facts).length > 0
}

function hasRows({ outcome }: KnownResult): boolean {
  return outcome.sample.total > 0
}

function hasExclusion(...reasons: readonly string[]): (one: KnownResult) => boolean {
  return ({ outcome }) => outcome.sample.excluded.some(({ reason, count }) => reasons.includes(reason) && count > 0)
}

function hasInteraction({ terms }: Done['models'][number]): boolean {
  return terms.some(({ variables }) => variables.length > 1)
}

/** A table holds an interval with a finite limit. */
function hasInterval({ outcome, printed }: KnownResult): boolean {
  if (printed) return printed.hasInterval
  const isInterval = (cell: Cell) =>
    typeof cell === 'object' &&
    cell !== null &&
    'lower' in cell &&
    'upper' in cell &&
    !('form' in cell) &&
    (typeof cell.lower === 'number' || typeof cell.upper === 'number')
  return outcome.tables.some(({ rows }) => rows.some(({ cells }) => Object.values(cells).some(isInterval)))
}
