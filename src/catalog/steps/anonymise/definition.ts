import { choice, number, optionalVariable, perVariable, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { secretKey } from '../../kit/steps/step-options.ts'

type Method = 'drop' | 'code' | 'number' | 'shift' | 'round' | 'top' | 'bands' | 'mask'

const allTypes = ['number', 'text', 'date', 'datetime'] as const
const allMeasures = ['id', 'nominal', 'ordinal', 'continuous'] as const

/** Whether a variable is treated in one of these ways. A line about the step does not know how, and asks. */
const uses =
  (...methods: readonly Method[]) =>
  ({ how }: Readonly<Record<string, unknown>>): boolean => {
    if (typeof how !== 'object' || how === null) return true
    return Object.values(how as Readonly<Record<string, { readonly method: Method }>>).some(({ method }) =>
      methods.includes(method),
    )
  }

export const definition = defineStep({
  id: 'anonymise',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Those that tell who somebody is, alone or with others: names, numbers, dates, addresses, rare values. Missing codes in them become blanks.',
        zh: '单独或与其他变量合起来可识别个人的变量：姓名、编号、日期、地址、罕见取值。其中的自定义缺失值变为空白。',
      },
      accepts: allMeasures,
      types: allTypes,
    }),
    how: perVariable({
      label: { en: 'What becomes of each', zh: '各变量的处理方式' },
      help: { en: 'Open a variable to choose.', zh: '展开变量后选择。' },
      of: 'variables',
      fields: {
        method: choice({
          label: { en: 'Treatment', zh: '处理方式' },
          help: { en: 'A variable that nobody needs is best dropped.', zh: '无人需要的变量最好直接删除。' },
          of: {
            drop: { label: { en: 'Drop', zh: '删除' } },
            code: {
              label: { en: 'Keyed code', zh: '密钥编码' },
              help: {
                en: 'The same value has one code wherever the key is the same. Without the key nobody can try out values.',
                zh: '同一密钥下相同取值的编码始终相同；没有密钥无法通过试算还原。',
              },
              keywords: 'hash HMAC SHA-256 pseudonym',
            },
            number: {
              label: { en: 'Number in order of appearance', zh: '按出现顺序编号' },
              help: { en: 'It changes when rows before it change.', zh: '前面的行改变时编号随之改变。' },
            },
            shift: {
              label: { en: 'Shift dates', zh: '平移日期' },
              help: {
                en: 'Back by 1 to 365 days, as many for all dates of a person: order and intervals stay.',
                zh: '每人所有日期统一前移 1 至 365 天，先后顺序和间隔不变。',
              },
            },
            round: { label: { en: 'Round dates', zh: '日期取整' } },
            top: {
              label: { en: 'Limit from above', zh: '封顶' },
              help: {
                en: 'Greater values become the limit, such as an age of 90.',
                zh: '大于上限者取上限，如年龄 90 岁。',
              },
              keywords: 'top-code top coding',
            },
            bands: {
              label: { en: 'Coarsen to bands', zh: '归入区间' },
              help: { en: 'Each number becomes the lower end of its band.', zh: '数值改为所在区间的下端。' },
            },
            mask: {
              label: { en: 'Mask the end', zh: '遮盖后段' },
              help: {
                en: 'The first characters stay, a * stands for each other.',
                zh: '保留开头的字符，其余以 * 代替。',
              },
            },
          },
          initial: 'drop',
        }),
        unit: choice({
          label: { en: 'Dates to', zh: '日期取整到' },
          help: {
            en: 'For rounded dates: the first day of the month or year.',
            zh: '用于日期取整：取当月或当年的第一天。',
          },
          of: { month: { label: { en: 'Month', zh: '月' } }, year: { label: { en: 'Year', zh: '年' } } },
          initial: 'month',
        }),
        limit: number({
          label: { en: 'Limit', zh: '上限' },
          help: { en: 'For a limit from above.', zh: '用于封顶。' },
          min: -1e300,
          max: 1e300,
          step: 1,
          initial: 90,
        }),
        width: number({
          label: { en: 'Width of the bands', zh: '区间宽度' },
          help: { en: 'For bands: 5 makes 20, 25, 30, …', zh: '用于区间：5 得 20、25、30……' },
          min: 1e-9,
          max: 1e9,
          step: 1,
          initial: 5,
        }),
        shown: number({
          label: { en: 'Characters that stay', zh: '保留的字符数' },
          help: {
            en: 'For masking, such as 4 of the 6 digits of an area code.',
            zh: '用于遮盖，如 6 位地区码保留 4 位。',
          },
          min: 0,
          max: 100,
          step: 1,
          integer: true,
          initial: 4,
        }),
      },
    }),
    person: optionalVariable({
      label: { en: 'Person', zh: '个体标识' },
      help: {
        en: 'Dates of rows with the same value are shifted by the same number of days.',
        zh: '该变量取值相同的行，日期平移天数相同。',
      },
      accepts: allMeasures,
      types: allTypes,
      when: uses('shift'),
    }),
    key: secretKey({
      label: { en: 'Key', zh: '密钥' },
      help: {
        en: 'Who has it can find out codes and shifts. It stays with the rows of the project, and is in no recipe, program or exported file. Use the same key in datasets that must go together.',
        zh: '掌握密钥者可推出编码和平移天数。密钥随项目数据行保存，不写入步骤文件、程序或导出文件。需要相互对应的数据集请使用同一密钥。',
      },
      when: uses('code', 'shift'),
    }),
    quasi: variables({
      label: { en: 'Known to others', zh: '他人可能知道的变量' },
      help: {
        en: 'Variables that others may know of a person, such as age, sex and place: the report says how many rows are alike in them.',
        zh: '他人可能知晓的变量（如年龄、性别、地区）：报告在这些变量上相同的行数（k 匿名）。',
      },
      accepts: allMeasures,
      types: allTypes,
      min: 0,
      max: 20,
    }),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'how', 'person', 'key'] },
    { title: { en: 'Report', zh: '报告' }, options: ['quasi'] },
  ],
  messages: {
    treated: {
      en: '{variables} {variables|variable was|variables were} changed, {dropped} dropped.',
      zh: '更改了 {variables} 个变量，删除了 {dropped} 个变量。',
    },
    limited: {
      en: '{variable}: {count} {count|value|values} above {limit} became {limit}.',
      zh: '{variable}：{count} 个大于 {limit} 的取值改为 {limit}。',
    },
    'person-missing': {
      en: '{variable}: {count} {count|date is|dates are} missing now, because the person is.',
      zh: '{variable}：{count} 个日期因个体标识缺失而变为缺失。',
    },
    classes: {
      en: 'Rows that are alike in {variables}: the smallest class has {smallest}. {count} of {total} rows are in classes below {least}, {unique} are alone in theirs.',
      zh: '按 {variables} 相同的行归为一类：最小的类有 {smallest} 行；{total} 行中有 {count} 行所在的类不足 {least} 行，其中 {unique} 行独自成类。',
    },
    'still-personal': {
      en: 'These are still data about persons: who knows more may recognise somebody. The project keeps the file and the key; pass on an exported file instead.',
      zh: '处理后仍属个人数据，掌握其他信息者仍可能识别个人。项目中仍保留原始文件和密钥；对外提供时请使用导出的文件。',
    },
    'needs-dates': {
      en: '{variable} has no dates to shift or round. Choose another treatment.',
      zh: '{variable} 不是日期变量，不能平移或取整。请选择其他处理方式。',
    },
    'needs-numbers': {
      en: '{variable} has no numbers to limit or coarsen. Choose another treatment.',
      zh: '{variable} 不是数值变量，不能封顶或归入区间。请选择其他处理方式。',
    },
    'needs-characters': {
      en: '{variable} has dates, which cannot be masked. Round them instead.',
      zh: '{variable} 是日期变量，不能遮盖。请改用日期取整。',
    },
    'no-person': {
      en: 'Choose the variable that tells persons apart: dates are shifted by the same number of days for each.',
      zh: '请选择区分个体的变量：每个个体的日期平移天数相同。',
    },
  },
  references: [],
  upgrades: {},
})
