import { text, toggle } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { stubs } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'wide-to-long',
  version: 1,
  options: {
    stubs: stubs({
      label: { en: 'Repeated measurements', zh: '重复测量' },
      help: {
        en: 'One line for each quantity, one place for each time: bp_1, bp_2 and bp_3 become three rows of bp. A place may be empty if it was not measured then.',
        zh: '每个指标一组，每个时间点一个变量：bp_1、bp_2、bp_3 转为变量 bp 的三行。某时间点未测量时可留空。',
      },
    }),
    time: text({
      label: { en: 'Name of the time variable', zh: '时间变量名' },
      help: { en: 'It says for each row which time it is.', zh: '标明每一行属于哪个时间点。' },
      initial: 'time',
    }),
    drop: toggle({
      label: { en: 'Leave out rows without any measurement', zh: '不保留全部未测量的行' },
      help: {
        en: 'A time at which all of a patient’s measurements are missing gives no row.',
        zh: '某对象在某时间点的指标全部缺失时，不生成该行。',
      },
      initial: false,
    }),
  },
  sections: [{ title: { en: 'Shape', zh: '转换' }, options: ['stubs', 'time', 'drop'] }],
  messages: {
    stacked: {
      en: '{before} {before|row|rows} became {after}: one for each of {times} times.',
      zh: '{before} 行转为 {after} 行，每个对象 {times} 个时间点。',
    },
    dropped: {
      en: '{count} {count|row|rows} without any measurement {count|was|were} left out.',
      zh: '未保留全部未测量的 {count} 行。',
    },
    'not-measured': {
      en: '{name} is blank at {count} {count|time|times} for which no variable was chosen.',
      zh: '{name} 有 {count} 个时间点未选择变量，取值为空。',
    },
    widened: {
      en: 'The variables of {name} have different types, so it holds texts, or instants if all are days or instants.',
      zh: '{name} 所含变量的类型不同，已存为能容纳全部取值的类型（文本或日期时间）。',
    },
    'labels-differ': {
      en: '{name}: the value {value} is called “{kept}” in one variable and “{other}” in another. The first is kept.',
      zh: '{name}：取值 {value} 在一个变量中的标签为“{kept}”，在另一个中为“{other}”；保留前者。',
    },
    'missing-code-differs': {
      en: '{variable} has the value {value}, which another variable of {name} declares as missing. Declare it for all of them, or for none.',
      zh: '{variable} 含有取值 {value}，而 {name} 的另一个变量把它定义为缺失值。请统一定义。',
    },
    'too-many-rows': {
      en: 'That would be {count} rows; at most {most} are possible. Filter the rows first, or choose fewer times.',
      zh: '转换后将有 {count} 行，最多允许 {most} 行。请先筛选个案或减少时间点。',
    },
  },
  references: [],
  upgrades: {},
})
