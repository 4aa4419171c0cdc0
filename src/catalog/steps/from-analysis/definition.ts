import { text } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { analysis, savedOutput } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'from-analysis',
  version: 1,
  options: {
    record: analysis({
      label: { en: 'Analysis', zh: '分析' },
      help: {
        en: 'One of this dataset that gives a value for each row. It is computed from the rows as they are before this step, and again whenever they or its options change.',
        zh: '本数据集中可逐行给出数值的分析。以本步骤之前的数据计算；数据或分析选项变动后自动重新计算。',
      },
    }),
    output: savedOutput({
      label: { en: 'What to take over', zh: '写入的结果' },
      help: {
        en: 'Rows that the analysis did not use stay blank (SPSS: "Save").',
        zh: '未纳入分析的行留空（SPSS：保存）。',
      },
      of: 'record',
    }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [{ title: { en: 'From an analysis', zh: '来自分析' }, options: ['record', 'output', 'name'] }],
  messages: {
    'analysis-unanswered': {
      en: 'The analysis has no result with the rows as they are before this step. Open it to see what it lacks.',
      zh: '以本步骤之前的数据，该分析无法得出结果。请打开该分析查看原因。',
    },
    'output-missing': {
      en: 'The analysis does not give this with its present options. Choose another output.',
      zh: '按当前选项，该分析不产生此结果。请另选。',
    },
    blank: {
      en: 'Blank, because the analysis did not use them: {count} {count|row|rows}.',
      zh: '未纳入分析而留空：{count} 行。',
    },
  },
  references: [],
  upgrades: {},
})
