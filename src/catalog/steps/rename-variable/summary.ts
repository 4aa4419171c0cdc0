import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'rename-variable',
  order: 90,
  group: 'variables',
  title: { en: 'Rename a variable', zh: '重命名变量' },
  subtitle: { en: 'Everything that uses it follows', zh: '引用处自动更新' },
  keywords: ['rename', 'name', '重命名', '改名', '变量名', 'chongmingming', 'cmm'],
})
