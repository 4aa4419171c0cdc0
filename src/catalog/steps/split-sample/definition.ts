import { choice, number, text, variables } from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'

const inSets = ({ into }: Readonly<Record<string, unknown>>) => into !== 'folds'

export const definition = defineStep({
  id: 'split-sample',
  version: 1,
  options: {
    into: choice({
      label: { en: 'Into', zh: '划分为' },
      help: { en: 'The rows stay; a new variable says where each belongs.', zh: '不删除行，由新变量标明每行的归属。' },
      of: {
        sets: { label: { en: 'Training, validation and test sets', zh: '训练集、验证集、测试集' } },
        folds: { label: { en: 'Folds of equal size', zh: '等分的若干折（交叉验证）' } },
      },
      initial: 'sets',
    }),
    training: number({
      label: { en: 'Training', zh: '训练集比例' },
      help: { en: 'The share of the training set. The rest is the test set.', zh: '训练集所占比例，其余为测试集。' },
      min: 0,
      max: 1,
      step: 0.05,
      shownAs: 'percent',
      initial: 0.7,
      when: inSets,
    }),
    validation: number({
      label: { en: 'Validation', zh: '验证集比例' },
      help: {
        en: 'The share of a third set for choosing a model; 0: none.',
        zh: '用于选择模型的第三个集合；0 为不设。',
      },
      min: 0,
      max: 1,
      step: 0.05,
      shownAs: 'percent',
      initial: 0,
      when: inSets,
    }),
    folds: number({
      label: { en: 'Folds', zh: '折数' },
      help: { en: 'Numbered from 1.', zh: '自 1 起编号。' },
      min: 2,
      max: 1000,
      step: 1,
      integer: true,
      initial: 10,
      when: ({ into }) => into === 'folds',
    }),
    by: groupedBy({
      en: 'Strata, such as the outcome: each is divided in the same shares. None: one stratum.',
      zh: '分层变量（如结局），各层按相同比例划分；不选则不分层。',
    }),
    missingKeys: missingKeys({ en: 'Are in no set', zh: '不归入任何集合' }),
    together: variables({
      label: { en: 'Keep together', zh: '不可拆开的行' },
      help: {
        en: 'Rows that are equal in these are always in the same set, such as all visits of a patient. Rows without a value are on their own.',
        zh: '这些变量取值相同的行总在同一集合，如同一患者的历次随访；缺失者各自独立。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
      types: ['number', 'text', 'date', 'datetime'],
      min: 0,
      max: 8,
    }),
    seed: seed(),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'set',
    }),
    trainingLabel: text({
      label: { en: 'Training rows are called', zh: '训练集的取值' },
      help: { en: 'The value of the new variable.', zh: '新变量的取值。' },
      initial: 'training',
      when: inSets,
    }),
    validationLabel: text({
      label: { en: 'Validation rows are called', zh: '验证集的取值' },
      help: { en: 'The value of the new variable.', zh: '新变量的取值。' },
      initial: 'validation',
      when: (answers) => inSets(answers) && Number(answers.validation ?? 0) > 0,
    }),
    testLabel: text({
      label: { en: 'Test rows are called', zh: '测试集的取值' },
      help: { en: 'The value of the new variable.', zh: '新变量的取值。' },
      initial: 'test',
      when: inSets,
    }),
  },
  sections: [
    { title: { en: 'Sets', zh: '划分' }, options: ['into', 'training', 'validation', 'folds', 'seed'] },
    { title: { en: 'Strata', zh: '分层' }, options: ['by', 'missingKeys', 'together'] },
    { title: { en: 'Result', zh: '结果' }, options: ['name', 'trainingLabel', 'validationLabel', 'testLabel'] },
  ],
  messages: {
    ...groupMessages,
    'in-set': { en: '{set}: {count} {count|row|rows}.', zh: '{set}：{count} 行。' },
    'in-folds': {
      en: 'The {folds} folds have {least} to {most} rows.',
      zh: '{folds} 折各有 {least} 至 {most} 行。',
    },
    'kept-together': {
      en: '{units} units were divided, whose rows stay together.',
      zh: '以 {units} 个不可拆开的单位进行划分。',
    },
    'strata-of-unit': {
      en: '{count} {count|unit has|units have} rows in several strata; the first row decides.',
      zh: '{count} 个单位的行分属不同的层，以其首行为准。',
    },
    'shares-too-large': {
      en: 'Training and validation together are more than the whole.',
      zh: '训练集与验证集比例之和超过 100%。',
    },
    'same-label': { en: 'Two sets have the same name.', zh: '有两个集合的取值相同。' },
    'no-label': { en: 'Give each set a name.', zh: '请为每个集合命名。' },
  },
  references: [],
  upgrades: {},
})
