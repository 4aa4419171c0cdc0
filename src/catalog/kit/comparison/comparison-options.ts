import { type AnswersSoFar, choice, optionalVariable } from '../options/options.ts'

/** The option for a second grouping variable, shown by colours; its value may be null. */
export function colourVariable() {
  return optionalVariable({
    label: { en: 'Colours', zh: '颜色变量' },
    help: {
      en: 'A second grouping: its values stand beside each other within each group.',
      zh: '第二分组变量：其各取值在每组内并列，以颜色区分。',
    },
    accepts: ['nominal', 'ordinal'],
  })
}

/** The option for the two-sample test; visible if `when` holds. */
export function sampleTest(when: (answers: AnswersSoFar) => boolean) {
  return choice({
    label: { en: 'Compare groups', zh: '组间比较' },
    help: {
      en: 'Two groups at a time, two-sided; with colours, the colours within each group.',
      zh: '两两比较，双侧检验；有颜色变量时在每组内比较各颜色。',
    },
    of: {
      none: { label: { en: 'No test', zh: '不检验' } },
      welch: { label: { en: 'Welch’s t test', zh: 'Welch t 检验' } },
      'mann-whitney': { label: { en: 'Mann–Whitney U test', zh: 'Mann–Whitney U 检验' } },
    },
    initial: 'none',
    when,
  })
}

/**
 * The options for comparing the cells of a figure, the same for every chart with comparisons; visible if `when` holds, that is, if there is a
 * test.
 */
export function comparisonOptions(when: (answers: AnswersSoFar) => boolean) {
  return {
    compare: choice({
      label: { en: 'Comparisons', zh: '比较对象' },
      help: { en: 'Fewer comparisons lose less to the adjustment.', zh: '比较次数越少，校正造成的损失越小。' },
      of: {
        all: { label: { en: 'All pairs', zh: '所有两两组合' } },
        first: { label: { en: 'With the first group', zh: '与第一组比较' } },
        last: { label: { en: 'With the last group', zh: '与最后一组比较' } },
        neighbours: { label: { en: 'Neighbours', zh: '相邻两组' } },
      },
      initial: 'all',
      when,
    }),
    adjust: choice({
      label: { en: 'Adjustment of P', zh: 'P 值校正' },
      help: {
        en: 'For all comparisons of the figure together (R: p.adjust).',
        zh: '对图中全部比较统一校正（R：p.adjust）。',
      },
      of: {
        holm: { label: { en: 'Holm', zh: 'Holm' } },
        bonferroni: { label: { en: 'Bonferroni', zh: 'Bonferroni' } },
        'benjamini-hochberg': {
          label: { en: 'Benjamini–Hochberg, false discovery rate', zh: 'Benjamini–Hochberg（错误发现率）' },
        },
        none: { label: { en: 'None', zh: '不校正' } },
      },
      initial: 'holm',
      when,
    }),
    label: choice({
      label: { en: 'Shown as', zh: '标注方式' },
      help: { en: 'Most journals want exact P values.', zh: '多数期刊要求给出确切 P 值。' },
      of: {
        p: { label: { en: 'P value', zh: 'P 值' } },
        stars: { label: { en: 'Stars', zh: '星号' } },
      },
      initial: 'p',
      when,
    }),
    marked: choice({
      label: { en: 'Marked', zh: '标注范围' },
      help: {
        en: 'The caption says what is not marked; the adjustment counts all comparisons.',
        zh: '未标注者在图注中说明；校正仍计入全部比较。',
      },
      of: {
        all: { label: { en: 'Every comparison', zh: '全部比较' } },
        significant: { label: { en: 'Only P < 0.05', zh: '仅 P < 0.05' } },
      },
      initial: 'all',
      when,
    }),
  }
}

/** Whether a variable divides the figure into cells. */
export function isGrouped({ group, colour }: AnswersSoFar): boolean {
  return typeof group === 'string' || typeof colour === 'string'
}

/** The variable of the groups, and that of the colours within them. */
export interface Grouping {
  readonly group: string | null
  readonly colour: string | null
}
