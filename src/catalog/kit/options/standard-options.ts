import type { Words } from '../words.ts'
import type { Asked, Choice, ChoiceOption, LevelOption, NumberOption, PerVariableOption } from './options.ts'
import { choice, level, number, optionalNumber, perVariable } from './options.ts'

/** Options shared by many entries. */

/** The option for the confidence level: 0.5 to 0.999, initially 0.95. */
export function confidenceLevel(): NumberOption<true> {
  return number({
    label: { en: 'Confidence level', zh: '置信水平' },
    help: {
      en: 'How often intervals made this way cover the true value. SPSS and R use 95% unless told otherwise.',
      zh: '按此方法构建的区间包含真值的长期频率。SPSS 与 R 默认均为 95%。',
    },
    min: 0.5,
    max: 0.999,
    step: 0.01,
    initial: 0.95,
    shownAs: 'percent',
  })
}

/** The option for the prevalence of a test's predictive values; null for the proportion of events in the data. */
export function prevalence(): NumberOption<false> {
  return optionalNumber({
    label: { en: 'Prevalence', zh: '目标人群患病率' },
    help: {
      en: 'Where the predictive values are to hold; without one, that of these data, which a case-control study does not have.',
      zh: '用于计算预测值；留空则用本数据中的比例，病例对照研究不宜采用后者。',
    },
    min: 0.0001,
    max: 0.9999,
    step: 0.01,
    shownAs: 'percent',
  })
}

/** The option for the number of simulated samples: 1000 to a million, initially 10,000. */
export function replicates(): NumberOption<true> {
  return number({
    label: { en: 'Simulated samples', zh: '模拟次数' },
    help: {
      en: 'More of them make the standard error of a simulated P value smaller, and take longer. R calls them B.',
      zh: '次数越多，模拟 P 值的标准误越小，但耗时越长（R 中的参数 B）。',
    },
    min: 1000,
    max: 1_000_000,
    step: 1000,
    integer: true,
    initial: 10_000,
  })
}

/** The option for the seed, which compute reads as `context.seed`: an integer from 0 to 2,147,483,647. */
export function seed(): NumberOption<true> {
  return number({
    label: { en: 'Seed', zh: '随机种子' },
    help: {
      en: 'The same seed gives the same random numbers again, here and after set.seed in R.',
      zh: '相同种子得到相同的随机数，与 R 的 set.seed 一致。',
    },
    min: 0,
    max: 2_147_483_647,
    step: 1,
    integer: true,
    initial: 1,
  })
}

/** The option for the alternative of a test; `words`: the entry's labels of the three choices. */
export function alternative(
  words: Readonly<Record<'two-sided' | 'greater' | 'less', Words>>,
  when: Pick<Asked, 'when'> = {},
): ChoiceOption<'two-sided' | 'greater' | 'less'> {
  const named = (label: Words): Choice => ({ label })
  return choice({
    label: { en: 'Alternative', zh: '备择假设' },
    help: {
      en: 'Choose a one-sided alternative only if it was fixed before seeing the data.',
      zh: '仅当在查看数据之前已确定方向时，方可选择单侧检验。',
    },
    of: { 'two-sided': named(words['two-sided']), greater: named(words.greater), less: named(words.less) },
    initial: 'two-sided',
    ...when,
  })
}

/** The option for the event of each variable in the option `outcomes`; null until one is chosen. */
export function events(asked: Pick<Asked, 'help' | 'when'>): PerVariableOption<{ readonly event: LevelOption }> {
  return perVariable({
    label: { en: 'Event of each outcome', zh: '各结局变量的事件' },
    of: 'outcomes',
    fields: {
      event: level({
        label: { en: 'Event', zh: '事件' },
        help: { en: 'For example "yes" or "died".', zh: '如“是”“死亡”。' },
        of: 'self',
        initial: 'ask',
      }),
    },
    ...asked,
  })
}

export type MissingRule = 'per-test' | 'listwise'

/** The option for the rows of a test: those complete for it, or those complete for all selected variables. */
export function missing(): ChoiceOption<MissingRule> {
  return choice({
    label: { en: 'Missing values', zh: '缺失值处理' },
    help: {
      en: 'Which rows a test may use. Blanks and user-missing codes both count as missing.',
      zh: '决定每个检验使用哪些行；空白与用户自定义缺失值均视为缺失。',
    },
    of: {
      'per-test': {
        label: { en: 'Exclude per test', zh: '按检验排除' },
        help: {
          en: 'Each test uses every row that is complete for it (SPSS: "exclude cases analysis by analysis").',
          zh: '每个检验使用对其完整的全部行（SPSS：按分析顺序排除个案）。',
        },
      },
      listwise: {
        label: { en: 'Exclude listwise', zh: '整例排除' },
        help: {
          en: 'All tests use only the rows that are complete for all chosen variables (R: na.omit).',
          zh: '所有检验仅使用所选变量均完整的行（SPSS：成列排除个案；R：na.omit）。',
        },
      },
    },
    initial: 'per-test',
  })
}

/** Intervals of a proportion that are valid for any size: members of a choice. */
export const proportionIntervals = {
  wilson: {
    label: { en: 'Wilson', zh: 'Wilson 法' },
    help: {
      en: 'Good at any size (R: prop.test without correction).',
      zh: '各种例数均适用（R：prop.test 不校正）。',
    },
  },
  exact: {
    label: { en: 'Clopper–Pearson', zh: 'Clopper–Pearson 精确法' },
    help: {
      en: 'Never covers less than its level, hence wide (R: binom.test).',
      zh: '覆盖率不低于置信水平，因此偏宽（R：binom.test）。',
    },
  },
} as const satisfies Readonly<Record<string, Choice>>
