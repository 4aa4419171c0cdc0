import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'remove-variables',
  order: 100,
  mends: 'superfluous',
  group: 'variables',
  title: { en: 'Remove variables', zh: '删除变量' },
  subtitle: { en: 'Leave out what is not needed', zh: '去掉不需要的变量' },
  keywords: ['remove', 'delete', 'drop', '删除变量', '去除', 'shanchu', 'sc'],
})
