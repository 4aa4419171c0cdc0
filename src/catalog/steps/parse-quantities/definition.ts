import { choice, choices, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { namePattern, partMessages } from '../../kit/steps/name-pattern.ts'

export const definition = defineStep({
  id: 'parse-quantities',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'A variable of texts. It stays as it is.', zh: '文本变量；原变量保持不变。' },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
      types: ['text'],
    }),
    take: choices({
      label: { en: 'New variables', zh: '新变量' },
      help: {
        en: 'The value, and what stands beside it.',
        zh: '数值及其旁边的内容。',
      },
      of: {
        value: { label: { en: 'Value', zh: '数值' } },
        unit: { label: { en: 'Unit', zh: '单位' }, help: { en: 'What follows the number.', zh: '数值之后的内容。' } },
        comparison: {
          label: { en: 'Comparison', zh: '比较符号' },
          help: { en: '<, = or >: needed for methods of censored values.', zh: '<、= 或 >；删失数据的方法需要。' },
        },
        flag: {
          label: { en: 'Flag of the laboratory', zh: '检验标记' },
          help: { en: 'high, low or marked.', zh: 'high（偏高）、low（偏低）或 marked（有标记）。' },
        },
      },
      initial: ['value', 'unit', 'comparison'],
      min: 1,
    }),
    below: choice({
      label: { en: 'Values below a limit, such as <0.01', zh: '低于界限的取值，如 <0.01' },
      help: {
        en: 'Replacing them biases means and spreads when they are many.',
        zh: '此类取值较多时，替代会使均数和离散度产生偏倚。',
      },
      of: {
        half: { label: { en: 'Half of the limit', zh: '界限的一半' } },
        'root-half': { label: { en: 'The limit divided by √2', zh: '界限除以 √2' } },
        limit: { label: { en: 'The limit, for methods of censored values', zh: '界限值，用于删失数据的方法' } },
        missing: { label: { en: 'Missing', zh: '缺失' } },
      },
      initial: 'half',
    }),
    above: choice({
      label: { en: 'Values above a limit, such as >1000', zh: '高于界限的取值，如 >1000' },
      help: { en: 'The comparison tells them apart.', zh: '可由比较符号区分。' },
      of: {
        limit: { label: { en: 'The limit', zh: '界限值' } },
        missing: { label: { en: 'Missing', zh: '缺失' } },
      },
      initial: 'limit',
    }),
    ranges: choice({
      label: { en: 'Ranges, such as 12-15', zh: '范围，如 12-15' },
      help: { en: 'A dash between two numbers.', zh: '两个数值之间为连接号。' },
      of: {
        midpoint: { label: { en: 'The midpoint', zh: '中点' } },
        low: { label: { en: 'The lower end', zh: '下端' } },
        high: { label: { en: 'The upper end', zh: '上端' } },
        both: { label: { en: 'Both, in two variables', zh: '两端，各一个变量' } },
        missing: { label: { en: 'Missing', zh: '缺失' } },
      },
      initial: 'midpoint',
    }),
    pairs: choice({
      label: { en: 'Pairs, such as 120/80', zh: '成对数值，如 120/80' },
      help: { en: 'A slash between two numbers.', zh: '两个数值之间为斜线。' },
      of: {
        both: { label: { en: 'Both, in two variables', zh: '两个数值，各一个变量' } },
        first: { label: { en: 'The first number', zh: '第一个数值' } },
        second: { label: { en: 'The second number', zh: '第二个数值' } },
        missing: { label: { en: 'Missing', zh: '缺失' } },
      },
      initial: 'both',
    }),
    pattern: namePattern('{name}_{part}', {
      help: {
        en: '{name} stands for the name of the variable, {part} for value, second, unit, comparison or flag.',
        zh: '{name} 代表原变量名，{part} 代表 value、second、unit、comparison 或 flag。',
      },
    }),
  },
  sections: [
    { title: { en: 'Text', zh: '文本' }, options: ['variable'] },
    { title: { en: 'Rules', zh: '规则' }, options: ['below', 'above', 'ranges', 'pairs'] },
    { title: { en: 'Result', zh: '结果' }, options: ['take', 'pattern'] },
  ],
  messages: {
    ...partMessages,
    'read-as-numbers': {
      en: '{count} of {total} texts were read.',
      zh: '{total} 个文本中识别了 {count} 个。',
    },
    'with-limits': {
      en: '{below} {below|lies|lie} below and {above} above a limit.',
      zh: '低于界限 {below} 个，高于界限 {above} 个。',
    },
    'with-two-numbers': {
      en: '{ranges} {ranges|is a range|are ranges} and {pairs} {pairs|is a pair|are pairs}.',
      zh: '其中范围 {ranges} 个，成对数值 {pairs} 个。',
    },
    'in-chinese': {
      en: '{count} {count|was written|were written} in Chinese numerals.',
      zh: '其中中文数字 {count} 个。',
    },
    'several-units': {
      en: 'There are {count} different units: {units}. Values are not converted.',
      zh: '共有 {count} 种单位：{units}。数值未作换算。',
    },
    'not-read': {
      en: '{count} {count|text is|texts are} no quantity and {count|is|are} missing: {levels}.',
      zh: '有 {count} 个文本无法识别，结果为缺失：{levels}。',
    },
  },
  references: [],
  upgrades: {},
})
