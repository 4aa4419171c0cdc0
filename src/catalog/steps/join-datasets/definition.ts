import { choice, optionalNumber, optionalVariable, text, variables } from '../../kit/options/options.ts'
import { dataset, otherVariable } from '../../kit/options/reference-options.ts'
import { defineStep } from '../../kit/step.ts'

const anyMeasure = ['id', 'nominal', 'ordinal', 'continuous'] as const
const anyType = ['number', 'text', 'date', 'datetime'] as const

/** Dates are compared where each row has one match at most. */
const byDate = ({ rows, nearest }: Readonly<Record<string, unknown>>) =>
  (nearest === 'before' || nearest === 'nearest') && rows !== 'all' && rows !== 'unmatched'

export const definition = defineStep({
  id: 'join-datasets',
  version: 2,
  options: {
    other: dataset({
      label: { en: 'Other dataset', zh: '另一数据集' },
      help: {
        en: 'A dataset of this project, as it is after its own steps.',
        zh: '本项目中的数据集，取其自身步骤处理之后的数据。',
      },
    }),
    keys: variables({
      label: { en: 'Key here', zh: '本数据集的关键变量' },
      help: {
        en: 'Rows belong together if they are equal in these. A missing value matches nothing.',
        zh: '取值相等的行互相匹配；缺失值不与任何行匹配。',
      },
      accepts: anyMeasure,
      types: anyType,
      max: 6,
    }),
    otherKeys: otherVariable({
      label: { en: 'Key there', zh: '另一数据集的关键变量' },
      help: { en: 'As many, in the same order.', zh: '个数与顺序须与左侧一致。' },
      of: 'other',
      accepts: anyMeasure,
      types: anyType,
      max: 6,
    }),
    fold: choice({
      label: { en: 'When texts are compared', zh: '比较文本时' },
      help: { en: 'Texts themselves stay as they are.', zh: '仅影响匹配，不改动文本本身。' },
      of: {
        none: { label: { en: 'Exactly', zh: '完全一致' } },
        trim: { label: { en: 'Ignore blanks around', zh: '忽略首尾空格' } },
        case: { label: { en: 'Ignore blanks around, and upper or lower case', zh: '忽略首尾空格和大小写' } },
        zeros: { label: { en: 'Ignore blanks around, and leading zeros', zh: '忽略首尾空格和前导零' } },
      },
      initial: 'none',
    }),
    nearest: choice({
      label: { en: 'Of several rows with the key', zh: '关键值对应多行时' },
      help: {
        en: 'A value at a visit, for example, is often the last one before it.',
        zh: '例如，就诊时的检验值常取就诊前最近一次。',
      },
      of: {
        none: { label: { en: 'Dates are not compared', zh: '不比较日期' } },
        before: {
          label: { en: 'Take the last one up to the date here', zh: '取此日期及之前的最近一行' },
          keywords: 'LOCF',
        },
        nearest: { label: { en: 'Take the one nearest to the date here', zh: '取与此日期最接近的一行' } },
      },
      initial: 'none',
      when: ({ rows }) => rows !== 'all' && rows !== 'unmatched',
    }),
    dateHere: optionalVariable({
      label: { en: 'Date here', zh: '本数据集的日期' },
      help: { en: 'A row without a date matches nothing.', zh: '日期缺失的行不与任何行匹配。' },
      accepts: anyMeasure,
      types: ['date', 'datetime'],
      when: byDate,
    }),
    dateThere: otherVariable({
      label: { en: 'Date there', zh: '另一数据集的日期' },
      help: { en: 'Of two at the same distance the earlier is taken.', zh: '距离相同时取较早的一行。' },
      of: 'other',
      accepts: anyMeasure,
      types: ['date', 'datetime'],
      when: byDate,
    }),
    days: optionalNumber({
      label: { en: 'Within days', zh: '最多相差天数' },
      help: { en: 'Empty: however far.', zh: '留空则不限。' },
      min: 0,
      max: 100_000,
      step: 1,
      when: byDate,
    }),
    rows: choice({
      label: { en: 'Rows', zh: '保留的行' },
      help: {
        en: 'Rows that are only in the other dataset come last.',
        zh: '仅存在于另一数据集的行排在最后。',
      },
      of: {
        left: { label: { en: 'All of this dataset', zh: '本数据集的全部行' } },
        both: { label: { en: 'Only those in both', zh: '仅两者都有的行' } },
        all: { label: { en: 'All of both', zh: '两者的全部行' } },
        unmatched: { label: { en: 'Those of this dataset without a match', zh: '本数据集中无匹配的行' } },
      },
      initial: 'left',
    }),
    repeated: choice({
      label: { en: 'Keys that the other dataset repeats', zh: '另一数据集中重复的关键值' },
      help: {
        en: 'Multiplying makes a row for each pair. Keys repeated on both sides are never joined.',
        zh: '“逐对生成”为每一对匹配各生成一行；两侧都重复的关键值不能合并。',
      },
      of: {
        refuse: { label: { en: 'Stop', zh: '停止' } },
        multiply: { label: { en: 'Multiply the rows', zh: '逐对生成行' } },
      },
      initial: 'refuse',
      when: ({ rows, nearest }) => rows !== 'unmatched' && !byDate({ rows, nearest }),
    }),
    take: choice({
      label: { en: 'Variables to bring in', zh: '并入的变量' },
      help: { en: 'They come with their labels.', zh: '变量连同标签一并带入。' },
      of: {
        all: { label: { en: 'All except the key', zh: '除关键变量外的全部变量' } },
        chosen: { label: { en: 'Some', zh: '部分变量' } },
      },
      initial: 'all',
      when: ({ rows }) => rows !== 'unmatched',
    }),
    columns: otherVariable({
      label: { en: 'Variables of the other dataset', zh: '另一数据集的变量' },
      help: { en: 'In this order.', zh: '按此顺序并入。' },
      of: 'other',
      accepts: anyMeasure,
      types: anyType,
      max: 2000,
      when: ({ rows, take }) => rows !== 'unmatched' && take === 'chosen',
    }),
    suffix: text({
      label: { en: 'Suffix for names that exist', zh: '同名变量的后缀' },
      help: {
        en: 'A variable whose name exists here becomes name_suffix; without a suffix, the name of the other dataset is put there.',
        zh: '与本数据集变量同名时改为“名称_后缀”；未填写时以另一数据集的名称为后缀。',
      },
      maxLength: 50,
      when: ({ rows }) => rows !== 'unmatched',
    }),
  },
  sections: [
    {
      title: { en: 'Match', zh: '匹配' },
      options: ['other', 'keys', 'otherKeys', 'fold', 'nearest', 'dateHere', 'dateThere', 'days'],
    },
    { title: { en: 'Result', zh: '结果' }, options: ['rows', 'repeated', 'take', 'columns', 'suffix'] },
  ],
  messages: {
    joined: {
      en: '{matched} of {total} rows have a match in {name}.',
      zh: '{total} 行中有 {matched} 行在 {name} 中有匹配。',
    },
    'no-date-fits': {
      en: '{count} {count|row has|rows have} the key in {name}, but no date there fits.',
      zh: '{count} 行的关键值在 {name} 中存在，但没有符合要求的日期。',
    },
    'date-needed': { en: 'Choose the date here.', zh: '请选择本数据集的日期。' },
    'rows-made': { en: '{before} {before|row|rows} became {after}.', zh: '{before} 行变为 {after} 行。' },
    'without-match': {
      en: '{count} {count|row|rows} of {name} {count|has|have} no match here.',
      zh: '{name} 中有 {count} 行在本数据集中无匹配。',
    },
    'key-missing': {
      en: 'The key is missing in {count} {count|row|rows}, which match nothing.',
      zh: '有 {count} 行关键变量缺失，不与任何行匹配。',
    },
    'several-here': {
      en: 'Several rows share a key here, {count} in all; each gets the same values.',
      zh: '本数据集有 {count} 行的关键值与其他行相同，各行得到相同的值。',
    },
    renamed: {
      en: 'Names that exist already got a suffix: {names}.',
      zh: '{count} 个变量与已有变量同名，已加后缀：{names}。',
    },
    'compared-as-texts': {
      en: 'A key holds numbers on one side and texts on the other: numbers are compared as they are written.',
      zh: '关键变量一侧为数值、另一侧为文本，按数值的书写形式比较。',
    },
    'key-labels-differ': {
      en: '{variable}: the value {value} is called “{kept}” here and “{other}” there. Make sure that the key means the same.',
      zh: '{variable}：取值 {value} 在本数据集的标签为“{kept}”，在另一数据集为“{other}”。请确认关键值含义一致。',
    },
    'key-counts-differ': {
      en: 'Choose as many variables for the key here as there.',
      zh: '两侧关键变量的个数须相同。',
    },
    'key-types-differ': {
      en: '{variable} and {other} cannot be compared: their types differ. Change one of them first.',
      zh: '{variable} 与 {other} 类型不同，无法比较。请先转换其中一个的类型。',
    },
    'keys-repeat': {
      en: '{count} {count|key occurs|keys occur} more than once in {name}, such as {keys}. Summarise {name} by group, remove its duplicates or make it wide first; or choose to multiply the rows.',
      zh: '{name} 中有 {count} 个关键值重复出现，例如 {keys}。请先对 {name} 分类汇总、删除重复或长转宽，或选择逐对生成行。',
    },
    'repeat-on-both-sides': {
      en: '{count} {count|key is|keys are} repeated in both datasets, such as {keys}: joining would make {pairs} pairs of rows that mean nothing. Make the key unique in one of them.',
      zh: '有 {count} 个关键值在两个数据集中都重复，例如 {keys}；合并将产生 {pairs} 对无意义的组合。请先使其中一侧的关键值唯一。',
    },
    'missing-code-differs': {
      en: 'The key {variable} has the value {value}, which is declared as missing on the other side only. Declare it on both.',
      zh: '关键变量 {variable} 含有取值 {value}，仅在另一侧被定义为缺失值。请在两侧统一定义。',
    },
    'too-many-rows': {
      en: 'That would be {count} rows; at most {most} are possible.',
      zh: '合并后将有 {count} 行，最多允许 {most} 行。',
    },
  },
  references: [],
  upgrades: { 1: {} },
})
