import { choice, text, toggle, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { namePattern, partMessages } from '../../kit/steps/name-pattern.ts'

export const definition = defineStep({
  id: 'extract-pattern',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'A variable of texts. It stays as it is.', zh: '文本变量；原变量保持不变。' },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
      types: ['text'],
    }),
    what: choice({
      label: { en: 'What to extract', zh: '提取内容' },
      help: { en: 'The first place in each text.', zh: '取每个文本中首个匹配处。' },
      of: {
        number: { label: { en: 'A number', zh: '数值' }, help: { en: 'Such as −1.5.', zh: '例如 −1.5。' } },
        unit: {
          label: { en: 'The unit behind a number', zh: '数值后的单位' },
          help: { en: 'Such as mmol/L.', zh: '例如 mmol/L。' },
        },
        date: {
          label: { en: 'A date', zh: '日期' },
          help: {
            en: 'Such as 2023-05-01, 2023/5/1 or 2023年5月1日.',
            zh: '例如 2023-05-01、2023/5/1 或 2023年5月1日。',
          },
        },
        phone: {
          label: { en: 'A Chinese mobile number', zh: '手机号码' },
          help: { en: 'Eleven digits that begin with 1.', zh: '以 1 开头的 11 位数字。' },
        },
        brackets: { label: { en: 'The text in brackets', zh: '括号中的文本' } },
        icd10: {
          label: { en: 'A code of ICD-10', zh: 'ICD-10 编码' },
          help: { en: 'Such as I21.4.', zh: '例如 I21.4。' },
          keywords: 'ICD diagnosis 诊断编码',
        },
        tnm: {
          label: { en: 'Stages T, N and M', zh: 'TNM 分期' },
          help: { en: 'Such as T2N1M0: three variables.', zh: '例如 T2N1M0，生成三个变量。' },
          keywords: 'tumour stage 肿瘤分期',
        },
        own: {
          label: { en: 'A pattern of your own', zh: '自定义模式' },
          help: { en: 'A regular expression.', zh: '正则表达式。' },
          keywords: 'regex regular expression 正则',
        },
      },
      initial: 'number',
    }),
    expression: text({
      label: { en: 'Regular expression', zh: '正则表达式' },
      help: {
        en: 'Each part in round brackets becomes a variable, (?P<name>…) one with that name; without brackets the whole match does. As in RE2: without look-ahead and references back.',
        zh: '每个圆括号部分生成一个变量，(?P<名称>…) 可指定名称；无括号时取整个匹配。采用 RE2 语法，不支持环视和反向引用。',
      },
      maxLength: 500,
      quotesRows: true,
      when: ({ what }) => what === 'own',
    }),
    ignoreCase: toggle({
      label: { en: 'Ignore case', zh: '忽略大小写' },
      help: { en: 'a and A are equal.', zh: 'a 与 A 视为相同。' },
      initial: false,
    }),
    values: choice({
      label: { en: 'The new variables are', zh: '新变量类型' },
      help: {
        en: 'What cannot be read as a number is missing.',
        zh: '无法识别为数值的内容为缺失。',
      },
      of: {
        texts: { label: { en: 'Texts', zh: '文本' } },
        numbers: { label: { en: 'Numbers', zh: '数值' } },
      },
      initial: 'texts',
    }),
    pattern: namePattern('{name}_{part}', {
      help: {
        en: '{name} stands for the name of the variable, {part} for the number or the name of the part.',
        zh: '{name} 代表原变量名，{part} 代表部分的序号或名称。',
      },
    }),
  },
  sections: [
    { title: { en: 'Text', zh: '文本' }, options: ['variable', 'what', 'expression', 'ignoreCase'] },
    { title: { en: 'Result', zh: '结果' }, options: ['values', 'pattern'] },
  ],
  messages: {
    ...partMessages,
    'no-expression': { en: 'Enter a regular expression.', zh: '请输入正则表达式。' },
    'looks-around': {
      en: 'Look-ahead, look-behind and references back are not possible here. Put what you want into round brackets instead.',
      zh: '此处不支持环视和反向引用，请改用圆括号括出要提取的部分。',
    },
    'wrong-expression': {
      en: 'The regular expression cannot be read at {near}.',
      zh: '正则表达式在 {near} 处无法解析。',
    },
    'too-many-parts': {
      en: 'The regular expression has {count} parts in round brackets, more than {most}. Write (?:…) for those that you do not need.',
      zh: '正则表达式含 {count} 个圆括号部分，超过 {most} 个。不需要的部分请写作 (?:…)。',
    },
    extracted: {
      en: 'Found in {count} of {total} texts.',
      zh: '{total} 个文本中有 {count} 个匹配。',
    },
    'nothing-found': { en: 'No text has such a place.', zh: '没有文本匹配。' },
    'not-numbers': {
      en: '{count} {count|part is no number and is|parts are no numbers and are} missing.',
      zh: '{count} 个提取内容不是数值，设为缺失。',
    },
  },
  references: [],
  upgrades: {},
})
