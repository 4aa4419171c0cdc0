import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'sort-rows',
  order: 80,
  group: 'rows',
  title: { en: 'Sort rows', zh: '个案排序' },
  subtitle: { en: 'By one or several variables', zh: '按一个或多个变量排序' },
  keywords: ['sort', 'order', 'arrange', 'sort cases', '排序', '升序', '降序', 'paixu', 'px'],
})
