import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'canadian-ct-head-rule',
  family: 'neurology',
  title: { en: 'Canadian CT Head Rule', zh: '加拿大头颅 CT 规则' },
  subtitle: { en: 'Minor head injury: CT or not', zh: '轻型颅脑外伤是否行 CT' },
  keywords: [
    'CCHR',
    'head injury',
    'CT',
    'concussion',
    '头颅 CT',
    '颅脑外伤',
    '脑震荡',
    '轻型颅脑损伤',
    'lunao waishang',
    'lnws',
    'naozhendang',
    'nzd',
  ],
  ward: [['头外伤', '脑外伤', '头部外伤', '摔到头', '脑袋磕了', '要不要做CT', 'head trauma', 'minor head injury']],
})
