import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'modified-ctsi',
  family: 'gastroenterology',
  title: { en: 'Modified CT severity index', zh: '改良 CT 严重指数（MCTSI）' },
  subtitle: { en: 'Acute pancreatitis on CT', zh: '急性胰腺炎 CT 评估' },
  keywords: [
    'MCTSI',
    'CTSI',
    'Balthazar',
    'acute pancreatitis',
    'CT',
    '急性胰腺炎',
    '胰腺坏死',
    'yixianyan',
    'yxy',
    'yixian huaisi',
    'yxhs',
  ],
  ward: [[], [], ['胰腺炎', '急胰', '急性胰腺炎严重程度', '重症胰腺炎', 'SAP', 'AP', 'pancreatitis score']],
})
