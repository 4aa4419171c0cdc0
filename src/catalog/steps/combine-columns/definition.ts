import { choice, text, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'combine-columns',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'In this order. They stay as they are.', zh: '按此顺序连接；原变量保持不变。' },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
      min: 2,
    }),
    separator: text({
      label: { en: 'Between them', zh: '分隔符' },
      help: { en: 'Such as - or a space; it may be empty.', zh: '如 - 或空格，可留空。' },
      initial: ' ',
      maxLength: 20,
    }),
    missing: choice({
      label: { en: 'Where one is missing', zh: '有缺失时' },
      help: { en: 'Where all are missing the result is missing too.', zh: '全部缺失时结果为缺失。' },
      of: {
        skip: { label: { en: 'Skip it', zh: '跳过缺失值' } },
        blank: { label: { en: 'The result is missing', zh: '结果为缺失' } },
      },
      initial: 'skip',
    }),
    values: choice({
      label: { en: 'Labelled values', zh: '有标签的取值' },
      help: { en: 'Values without a label are written as they are.', zh: '没有标签的取值按原值写出。' },
      of: {
        labels: { label: { en: 'As labels', zh: '写标签' } },
        codes: { label: { en: 'As codes', zh: '写编码' } },
      },
      initial: 'labels',
    }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'separator', 'missing', 'values'] },
    { title: { en: 'Result', zh: '结果' }, options: ['name'] },
  ],
  messages: {
    combined: {
      en: '{count} {count|cell has|cells have} a text, {distinct} {distinct|of them|different ones}.',
      zh: '共 {count} 个单元格有文本，{distinct} 种取值。',
    },
    'without-missing': {
      en: 'In {count} {count|row|rows} a missing value was skipped.',
      zh: '{count} 行跳过了缺失值。',
    },
    'missing-result': {
      en: 'In {count} {count|row|rows} the result is missing.',
      zh: '{count} 行结果为缺失。',
    },
  },
  references: [],
  upgrades: {},
})
