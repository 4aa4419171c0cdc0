import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ldl-calculated',
  family: 'cardiology',
  title: { en: 'Calculated LDL cholesterol', zh: '计算法低密度脂蛋白胆固醇（LDL-C）' },
  subtitle: { en: 'Friedewald, Martin-Hopkins, Sampson (NIH)', zh: 'Friedewald、Martin-Hopkins、Sampson（NIH）公式' },
  keywords: [
    'LDL',
    'LDL-C',
    'Friedewald',
    'Martin-Hopkins',
    'Sampson',
    'NIH',
    'cholesterol',
    'lipids',
    '低密度脂蛋白',
    '胆固醇',
    '血脂',
    'dimidu zhidanbai',
    'dmdzdb',
    'danguchun',
    'dgc',
  ],
  ward: [['坏胆固醇', '低密度', '血脂高', '高血脂', '高脂血症', '血脂四项', 'bad cholesterol', 'dyslipidaemia']],
})
