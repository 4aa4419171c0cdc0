import { choice, number, toggle, variables } from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'
import { copiesNamed, intoEach, intoMessages } from '../../kit/steps/into-options.ts'

const isHotDeck = ({ method }: Readonly<Record<string, unknown>>) => method === 'hot-deck'
const isRandom = ({ method, noise }: Readonly<Record<string, unknown>>) =>
  method === 'hot-deck' || method === 'pmm' || (method !== 'knn' && noise === true)

export const definition = defineStep({
  id: 'impute-single',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables to fill', zh: '待填补变量' },
      help: {
        en: 'Regression and predictive mean matching fill numbers only.',
        zh: '回归填补和预测均数匹配只用于数值变量。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number', 'text'],
    }),
    method: choice({
      label: { en: 'Method', zh: '方法' },
      help: {
        en: 'All treat guesses as observations. For inference prefer complete cases or multiple imputation.',
        zh: '均把推测值当作实测值；统计推断建议用完整个案或多重填补。',
      },
      of: {
        regression: {
          label: { en: 'Regression', zh: '回归填补' },
          help: { en: 'The value predicted by a linear model.', zh: '线性模型的预测值。' },
        },
        pmm: {
          label: { en: 'Predictive mean matching', zh: '预测均数匹配（PMM）' },
          help: {
            en: 'An observed value, drawn from the rows whose predicted values are nearest.',
            zh: '从预测值最接近的若干行中随机抽取一个实测值。',
          },
        },
        'hot-deck': {
          label: { en: 'Hot deck', zh: '热卡填补' },
          help: { en: 'The value of a random row of the same class.', zh: '取同类中随机一行的值。' },
        },
        knn: {
          label: { en: 'Nearest neighbours', zh: 'k 近邻填补' },
          help: {
            en: 'The median, or the most frequent value, of the nearest rows by Gower’s distance.',
            zh: '按 Gower 距离最近的若干行的中位数或众数。',
          },
        },
      },
      initial: 'regression',
    }),
    predictors: variables({
      label: { en: 'From', zh: '依据的变量' },
      help: {
        en: 'Texts and nominal variables are categories. For a regression none of them may be missing in the row.',
        zh: '文本和名义变量按类别处理。回归要求该行这些变量均不缺失。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number', 'text'],
      min: 0,
      max: 50,
      when: (answers) => !isHotDeck(answers),
    }),
    noise: toggle({
      label: { en: 'Add a random residual', zh: '加随机残差' },
      help: {
        en: 'Normal, with the residual standard deviation: the spread is then not too small.',
        zh: '按残差标准差加正态随机数，避免低估变异。',
      },
      initial: true,
      when: ({ method }) => (method ?? 'regression') === 'regression',
    }),
    donors: number({
      label: { en: 'Nearest rows', zh: '邻近行数' },
      help: { en: 'Usually 5.', zh: '常用 5。' },
      min: 1,
      max: 100,
      step: 1,
      integer: true,
      initial: 5,
      when: ({ method }) => method === 'pmm' || method === 'knn',
    }),
    by: {
      ...groupedBy({
        en: 'Classes: values come from rows of the same class. None: from all rows.',
        zh: '类别：取同类中其他行的值；不选则取自全部行。',
      }),
      when: isHotDeck,
    },
    missingKeys: missingKeys({ en: 'Are not filled', zh: '不填补' }),
    seed: { ...seed(), when: isRandom },
    into: intoEach('new'),
    pattern: copiesNamed('{name}_imputed'),
  },
  sections: [
    {
      title: { en: 'Missing values', zh: '缺失值' },
      options: ['variables', 'method', 'predictors', 'noise', 'donors'],
    },
    { title: { en: 'Classes', zh: '类别' }, options: ['by', 'missingKeys', 'seed'] },
    { title: { en: 'Result', zh: '结果' }, options: ['into', 'pattern'] },
  ],
  messages: {
    ...groupMessages,
    ...intoMessages,
    filled: {
      en: '{variable}: {count} of {missing} missing values {count|was|were} filled.',
      zh: '{variable}：{missing} 个缺失值中填补了 {count} 个。',
    },
    'too-certain': {
      en: 'Standard errors and P values will be too small: the filled values are guesses, and count as observations. Prefer multiple imputation for inference.',
      zh: '标准误和 P 值会偏小：填补值是推测值，却按实测值计。统计推断建议用多重填补。',
    },
    'too-few-donors': {
      en: '{variable}: too few complete rows for the model ({count}).',
      zh: '{variable}：可用于建模的完整行太少（{count} 行）。',
    },
    'no-predictors': { en: 'Choose the variables to fill from.', zh: '请选择依据的变量。' },
    'needs-numbers': {
      en: '{variable} holds no numbers. Fill it by a hot deck or from nearest neighbours.',
      zh: '{variable} 不是数值变量，可用热卡填补或 k 近邻填补。',
    },
    'too-many-comparisons': {
      en: 'That would take {count} comparisons of rows; at most {most} are possible. Use predictive mean matching or a hot deck.',
      zh: '需比较 {count} 对行，最多允许 {most} 对；可改用预测均数匹配或热卡填补。',
    },
  },
  references: [],
  reports: ['handled-missing'],
  upgrades: {},
})
