import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'combine-columns',
  order: 64,
  group: 'texts',
  title: { en: 'Combine variables', zh: '合并变量' },
  subtitle: { en: 'Several variables as one text', zh: '将多个变量连接为一个文本' },
  keywords: [
    'combine',
    'concatenate',
    'paste',
    'unite',
    'CONCAT',
    'egen concat',
    'join texts',
    '合并变量',
    '合并列',
    '字符串连接',
    '拼接',
    'hebing',
    'hebinglie',
    'hbl',
  ],
})
