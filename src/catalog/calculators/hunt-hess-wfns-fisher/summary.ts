import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'hunt-hess-wfns-fisher',
  family: 'neurology',
  title: { en: 'Hunt–Hess, WFNS and modified Fisher', zh: 'Hunt-Hess、WFNS 与改良 Fisher 分级' },
  subtitle: { en: 'Subarachnoid haemorrhage', zh: '蛛网膜下腔出血' },
  keywords: [
    'SAH',
    'subarachnoid haemorrhage',
    'aneurysm',
    'WFNS',
    'Fisher',
    '蛛网膜下腔出血',
    '动脉瘤',
    'zhuwangmo xiaqiang chuxue',
    'zwmxqcx',
    'dongmailiu',
    'dml',
  ],
  ward: [['蛛血', '蛛网膜出血', '颅内动脉瘤', '动脉瘤破裂', 'subarachnoid', 'ruptured aneurysm']],
})
