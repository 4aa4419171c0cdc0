import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, optionalVariable, toggle, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

const byLimits = ({ given }: AnswersSoFar) => given === 'limits'

function limit(end: 'lower' | 'upper') {
  return variable({
    label: end === 'lower' ? { en: 'Lower limits', zh: '置信下限' } : { en: 'Upper limits', zh: '置信上限' },
    help: {
      en: 'On the same scale as the effects; the standard error is the width over 2z.',
      zh: '与效应值同一尺度；标准误 = 区间宽度 ÷ 2z。',
    },
    accepts: ['continuous', 'ordinal', 'nominal'],
    types: ['number'],
    when: byLimits,
  })
}

export const definition = defineChart({
  id: 'funnel-plot',
  version: 1,
  title: { en: 'Funnel plot', zh: '漏斗图' },
  options: {
    effect: variable({
      label: { en: 'Effects', zh: '效应值' },
      help: {
        en: 'One for each study: a difference, a ratio or its logarithm.',
        zh: '每项研究一个：差值、比值或比值的对数。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    scale: choice({
      label: { en: 'The effects are', zh: '效应值形式' },
      help: { en: 'Ratios are pooled as logarithms and shown as ratios.', zh: '比值以对数合并，以比值显示。' },
      of: {
        linear: { label: { en: 'Differences', zh: '差值' } },
        ratio: { label: { en: 'Ratios (OR, RR, HR)', zh: '比值（OR、RR、HR）' } },
        'log-ratio': { label: { en: 'Natural logarithms of ratios', zh: '比值的自然对数' } },
      },
      initial: 'linear',
    }),
    given: choice({
      label: { en: 'Precision from', zh: '精度来源' },
      help: { en: 'Papers often report limits only.', zh: '文献常只报告置信限。' },
      of: {
        se: { label: { en: 'Standard errors', zh: '标准误' } },
        limits: { label: { en: 'Confidence limits', zh: '置信限' } },
      },
      initial: 'se',
    }),
    se: variable({
      label: { en: 'Standard errors', zh: '标准误' },
      help: { en: 'Of a ratio: that of its logarithm.', zh: '比值类指标为其对数的标准误。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
      when: ({ given }) => given === 'se',
    }),
    lower: limit('lower'),
    upper: limit('upper'),
    study: optionalVariable({
      label: { en: 'Names of the studies', zh: '研究名称' },
      help: { en: 'Written beside the points.', zh: '标注于点旁。' },
      accepts: ['nominal', 'id', 'ordinal', 'continuous'],
    }),
    group: optionalCategoricalVariable({
      label: { en: 'Subgroups', zh: '亚组' },
      help: { en: 'Each has a colour and a shape; all are pooled together.', zh: '以颜色与形状区分；合并时不分组。' },
    }),
    model: choice({
      label: { en: 'Middle line', zh: '中线' },
      help: {
        en: 'A random-effects estimate leans on small studies, which may be the biased ones.',
        zh: '随机效应估计更倚重小型研究，而偏倚往往出自小型研究。',
      },
      of: {
        fixed: { label: { en: 'Common (fixed) effect', zh: '固定效应' } },
        reml: { label: { en: 'Random effects, REML', zh: '随机效应（REML）' } },
        'dersimonian-laird': {
          label: { en: 'Random effects, DerSimonian–Laird', zh: '随机效应（DerSimonian–Laird）' },
        },
      },
      initial: 'fixed',
    }),
    y: choice({
      label: { en: 'Vertical axis', zh: '纵轴' },
      help: { en: 'The most precise studies are at the top of either.', zh: '两者均以最精确的研究居上。' },
      of: {
        se: { label: { en: 'Standard error', zh: '标准误' } },
        precision: { label: { en: 'Precision (1/SE)', zh: '精度（1/SE）' } },
      },
      initial: 'se',
    }),
    limits: choice({
      label: { en: 'Pseudo-limits', zh: '伪置信限' },
      help: {
        en: 'Where so many studies lie if all estimate one effect and none is missing.',
        zh: '若所有研究估计同一效应且无缺失，相应比例的研究应落在其内。',
      },
      of: {
        '95': { label: { en: '95%', zh: '95%' } },
        both: { label: { en: '95% and 99%', zh: '95% 与 99%' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: '95',
    }),
    contours: toggle({
      label: { en: 'Contours of significance', zh: '显著性等高线' },
      help: {
        en: 'Shaded by the P value of a study against no effect: 0.1, 0.05 and 0.01.',
        zh: '按单项研究相对无效的 P 值（0.1、0.05、0.01）着色。',
      },
      initial: false,
    }),
    egger: toggle({
      label: { en: 'Egger’s test', zh: 'Egger 检验' },
      help: { en: 'Of asymmetry, with at least 10 studies.', zh: '检验不对称性，要求至少 10 项研究。' },
      initial: true,
    }),
    named: choice({
      label: { en: 'Names beside the points', zh: '点旁标注' },
      help: { en: 'As far as they have room, at most 60.', zh: '在位置允许的范围内，最多 60 个。' },
      of: {
        none: { label: { en: 'None', zh: '不标注' } },
        outside: { label: { en: 'Beyond the 95% pseudo-limits', zh: '95% 伪置信限之外者' } },
        all: { label: { en: 'All', zh: '全部' } },
      },
      initial: 'outside',
      when: ({ study }) => typeof study === 'string',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['effect', 'scale', 'given', 'se', 'lower', 'upper', 'confidence', 'study', 'group'],
    },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['model', 'y', 'limits', 'contours', 'egger', 'named'],
    },
  ],
  messages: {
    'no-studies': {
      en: 'No row has an effect with a standard error above 0, or with limits in the right order. Check which column is which.',
      zh: '没有效应值与大于 0 的标准误（或次序正确的置信限）齐全的行，请核对各列的指定。',
    },
    'too-many-studies': {
      en: '{n} rows are more than a funnel plot of studies has; the limit is {max}.',
      zh: '共 {n} 行，超过漏斗图的上限 {max} 项研究。',
    },
    'not-positive': {
      en: '{n} {n|row has|rows have} a ratio or a limit that is not above 0. Choose differences, or logarithms, as the form of the effects.',
      zh: '{n} 行的比值或置信限不大于 0，请将效应值形式改为差值或对数。',
    },
    'beyond-ratios': {
      en: '{n} {n|effect is|effects are} too large for the logarithm of a ratio. Choose differences as the form of the effects.',
      zh: '{n} 个效应值过大，不可能是比值的对数，请将效应值形式改为差值。',
    },
    'not-converged': {
      en: 'The restricted likelihood does not converge with these studies. Choose DerSimonian–Laird.',
      zh: '这些研究的 REML 估计未收敛，请改用 DerSimonian–Laird 法。',
    },
    'invalid-rows': {
      en: '{n} {n|row has|rows have} a standard error that is not above 0, or limits out of order; left out.',
      zh: '{n} 行的标准误不大于 0 或置信限次序有误，未纳入。',
    },
    'few-studies': {
      en: 'Egger’s test is not shown: with fewer than 10 studies, and these are {n}, it cannot tell asymmetry from chance.',
      zh: '未显示 Egger 检验：研究少于 10 项（此处 {n} 项）时，该检验无法区分不对称与机遇。',
    },
    'same-errors': {
      en: 'Egger’s test is not possible: all studies have the same standard error.',
      zh: '无法进行 Egger 检验：各研究的标准误均相同。',
    },
    heterogeneous: {
      en: 'The studies differ by more than chance ({p} of Cochran’s Q): the pseudo-limits, which assume one effect, are then too narrow.',
      zh: '研究间差异超出机遇（Cochran Q 检验 {p}）：伪置信限假定效应相同，此时偏窄。',
    },
  },
  references: ['sterne-2011', 'egger-1997', 'peters-2008', 'dersimonian-laird-1986', 'viechtbauer-2005'],
  upgrades: {},
})
