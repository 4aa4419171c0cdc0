import { choice, text } from '../../kit/options/options.ts'
import { dataset } from '../../kit/options/reference-options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'append-datasets',
  version: 1,
  options: {
    others: dataset({
      label: { en: 'Datasets to append', zh: '要追加的数据集' },
      help: {
        en: 'Datasets of this project, each as it is after its own steps, in this order.',
        zh: '本项目中的数据集，按此顺序追加，取其自身步骤处理之后的数据。',
      },
      max: 20,
    }),
    match: choice({
      label: { en: 'Variables belong together by', zh: '变量对应方式' },
      help: {
        en: 'By label: a variable without a label is matched by its name.',
        zh: '按标签对应时，没有标签的变量按名称对应。',
      },
      of: {
        name: { label: { en: 'Name', zh: '名称' } },
        label: { label: { en: 'Label', zh: '标签' } },
        position: { label: { en: 'Position', zh: '位置' } },
      },
      initial: 'name',
    }),
    columns: choice({
      label: { en: 'Variables', zh: '保留的变量' },
      help: {
        en: 'A variable that a dataset does not have is blank in its rows.',
        zh: '某数据集没有的变量，在其行中为空。',
      },
      of: {
        all: { label: { en: 'All', zh: '全部' } },
        common: { label: { en: 'Only those that all datasets have', zh: '仅各数据集共有的' } },
      },
      initial: 'all',
    }),
    types: choice({
      label: { en: 'If types differ', zh: '类型不同时' },
      help: {
        en: 'Days and instants become instants; otherwise numbers become texts.',
        zh: '日期与日期时间统一为日期时间，其他情况统一为文本。',
      },
      of: {
        stop: { label: { en: 'Stop', zh: '停止' } },
        text: { label: { en: 'Use a type that holds both', zh: '统一为可容纳两者的类型' } },
      },
      initial: 'stop',
    }),
    labels: choice({
      label: { en: 'If a value has another label there', zh: '值标签不同时' },
      help: {
        en: 'Labels that differ only in case or blanks never stop.',
        zh: '仅大小写或空格不同的标签不会导致停止。',
      },
      of: {
        stop: { label: { en: 'Stop', zh: '停止' } },
        keep: { label: { en: 'Keep the label of this dataset', zh: '保留本数据集的标签' } },
      },
      initial: 'stop',
    }),
    origin: text({
      label: { en: 'Variable that says where a row is from', zh: '来源变量名' },
      help: { en: 'Leave it empty to have none.', zh: '留空则不生成。' },
      initial: 'source',
    }),
    here: text({
      label: { en: 'What it says for the rows of this dataset', zh: '本数据集的来源取值' },
      help: {
        en: 'For the others it is the name of their dataset.',
        zh: '其他数据集的取值为其数据集名称。',
      },
      initial: '1',
      maxLength: 100,
      when: ({ origin }) => origin !== '',
    }),
  },
  sections: [
    { title: { en: 'Datasets', zh: '数据集' }, options: ['others', 'match', 'columns', 'types', 'labels'] },
    { title: { en: 'Origin', zh: '来源' }, options: ['origin', 'here'] },
  ],
  messages: {
    appended: {
      en: '{count} {count|row was|rows were} appended to {before}.',
      zh: '在 {before} 行之后追加了 {count} 行。',
    },
    'only-in-some': {
      en: 'Not every dataset has {variables}; where it is absent, the cells are blank.',
      zh: '并非每个数据集都有 {variables}，缺少处为空。',
    },
    'left-out': {
      en: 'Left out, because not every dataset has them: {variables}.',
      zh: '以下变量并非各数据集共有，未保留：{variables}。',
    },
    widened: {
      en: '{name} has different types in the datasets and was stored in one that holds both.',
      zh: '{name} 在各数据集中类型不同，已统一为可容纳两者的类型。',
    },
    'labels-kept': {
      en: '{name}: the value {value} is called “{kept}” here and “{other}” in {dataset}. The first is kept.',
      zh: '{name}：取值 {value} 在前者的标签为“{kept}”，在 {dataset} 中为“{other}”；保留前者。',
    },
    'labels-differ': {
      en: '{name}: the value {value} means “{kept}” here and “{other}” in {dataset}. Recode it there first, or choose to keep the label of this dataset.',
      zh: '{name}：取值 {value} 在前者表示“{kept}”，在 {dataset} 中表示“{other}”。请先在该数据集中重新编码，或选择保留本数据集的标签。',
    },
    'types-differ': {
      en: '{name} has another type in {dataset}. Change it in one of them first, or choose a type that holds both.',
      zh: '{name} 在 {dataset} 中的类型不同。请先转换其中之一，或选择统一类型。',
    },
    'missing-code-differs': {
      en: '{name} of {dataset} has the value {value}, which another dataset declares as missing. Declare it in both, or recode it.',
      zh: '{dataset} 的 {name} 含有取值 {value}，而另一数据集把它定义为缺失值。请统一定义或重新编码。',
    },
    'nothing-in-common': {
      en: 'The datasets have no variable in common. Match them by position, or keep all variables.',
      zh: '各数据集没有共有的变量。请按位置对应，或保留全部变量。',
    },
    'too-many-rows': {
      en: 'That would be {count} rows; at most {most} are possible.',
      zh: '合并后将有 {count} 行，最多允许 {most} 行。',
    },
  },
  references: [],
  upgrades: {},
})
