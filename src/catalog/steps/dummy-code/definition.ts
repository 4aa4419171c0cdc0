import { choice, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { namePattern, partMessages } from '../../kit/steps/name-pattern.ts'
import { frozenLevels, literal } from '../../kit/steps/step-options.ts'

const hasReference = (coding: unknown) => coding === 'indicator' || coding === 'effect'

export const definition = defineStep({
  id: 'dummy-code',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'Its levels are coded.', zh: '对其各取值进行编码。' },
      accepts: ['nominal', 'ordinal', 'continuous'],
    }),
    levels: frozenLevels({
      label: { en: 'Levels', zh: '取值' },
      help: {
        en: 'They are kept with the step: a level that comes into the data later is reported and is missing in the new variables.',
        zh: '随步骤保存：数据中以后出现的新取值会提示，并在新变量中为缺失。',
      },
      of: 'variable',
    }),
    coding: choice({
      label: { en: 'Coding', zh: '编码方式' },
      help: {
        en: 'Regression makes its own indicators of a categorical variable; these are for other uses.',
        zh: '回归分析会自动为分类变量生成哑变量；此处供其他用途。',
      },
      of: {
        indicator: {
          label: { en: 'Indicators: 0 and 1', zh: '指示编码：0 与 1' },
          keywords: 'dummy one-hot contr.treatment',
        },
        effect: {
          label: { en: 'Effects: the reference is −1', zh: '效应编码：参照取 −1' },
          help: {
            en: 'A coefficient is the deviation from the mean of all levels.',
            zh: '系数为与各取值总均数之差。',
          },
          keywords: 'contr.sum deviation 偏差编码',
        },
        helmert: {
          label: { en: 'Helmert: each level against those before it', zh: 'Helmert 编码：与之前各取值的均数比较' },
          keywords: 'contr.helmert',
        },
        polynomial: {
          label: { en: 'Polynomials: linear, quadratic, …', zh: '正交多项式：线性、二次……' },
          help: {
            en: 'For levels in order, at equal distances.',
            zh: '用于等间距的有序取值。',
          },
          keywords: 'contr.poly trend 趋势',
        },
      },
      initial: 'indicator',
    }),
    reference: choice({
      label: { en: 'Reference', zh: '参照' },
      help: { en: 'It gets no variable of its own.', zh: '参照取值不生成变量。' },
      of: {
        first: { label: { en: 'The first level', zh: '第一个取值' } },
        last: { label: { en: 'The last level', zh: '最后一个取值' } },
        value: { label: { en: 'Another level', zh: '指定取值' } },
        none: {
          label: { en: 'None: a variable for each level', zh: '无：每个取值都生成变量' },
          help: { en: 'Only of indicators.', zh: '仅用于指示编码。' },
          keywords: 'one-hot',
        },
      },
      initial: 'first',
      when: ({ coding }) => hasReference(coding),
    }),
    referenceValue: literal({
      label: { en: 'Reference level', zh: '参照取值' },
      help: { en: 'The value, not its label.', zh: '填写取值，而非标签。' },
      when: ({ coding, reference }) => hasReference(coding) && reference === 'value',
    }),
    missing: choice({
      label: { en: 'Missing values', zh: '缺失值' },
      help: { en: 'Blank and user-missing ones.', zh: '包括空白和自定义缺失值。' },
      of: {
        missing: { label: { en: 'Missing in all new variables', zh: '在各新变量中均为缺失' } },
        'own-level': {
          label: { en: 'A level of their own, the last', zh: '作为最后一个取值' },
        },
        zero: {
          label: { en: '0 in all new variables', zh: '在各新变量中均取 0' },
          help: { en: 'Of indicators this is the same as the reference.', zh: '指示编码时等同于参照取值。' },
        },
      },
      initial: 'missing',
    }),
    pattern: namePattern('{name}_{part}', {
      help: {
        en: '{name} stands for the name of the variable, {part} for the level or the degree.',
        zh: '{name} 代表原变量名，{part} 代表取值或次数。',
      },
    }),
  },
  sections: [
    { title: { en: 'Levels', zh: '取值' }, options: ['variable', 'levels', 'missing'] },
    { title: { en: 'Coding', zh: '编码' }, options: ['coding', 'reference', 'referenceValue', 'pattern'] },
  ],
  messages: {
    ...partMessages,
    'too-few-levels': { en: 'At least two levels are needed.', zh: '至少需要两个取值。' },
    'too-many-levels': {
      en: 'Polynomials take at most {most} levels, there are {count}.',
      zh: '正交多项式最多用于 {most} 个取值，现有 {count} 个。',
    },
    'reference-not-among-levels': {
      en: '{value} is not among the levels.',
      zh: '{value} 不在取值列表中。',
    },
    'effect-needs-reference': {
      en: 'Effects need a reference. Choose a level, or indicators.',
      zh: '效应编码需要参照，请指定参照取值或改用指示编码。',
    },
    'missing-has-no-order': {
      en: 'Missing values have no place in the order of levels. Let them be missing or 0.',
      zh: '缺失值在取值顺序中没有位置，请设为缺失或 0。',
    },
    coded: {
      en: '{count} new {count|variable|variables} of {levels} levels.',
      zh: '由 {levels} 个取值生成 {count} 个新变量。',
    },
    'missing-rows': {
      en: 'The variable is missing in {count} {count|row|rows}.',
      zh: '有 {count} 行的该变量为缺失。',
    },
    'new-levels': {
      en: '{count} {count|row has|rows have} a level that is not in the list and {count|is|are} missing in the new variables: {levels}.',
      zh: '有 {count} 行的取值不在列表中，在新变量中为缺失：{levels}。',
    },
    'level-without-rows': { en: 'No row has the level {levels}.', zh: '没有任何一行取值为 {levels}。' },
  },
  references: [],
  upgrades: {},
})
