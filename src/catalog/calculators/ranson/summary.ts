import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ranson',
  family: 'gastroenterology',
  title: { en: 'Ranson’s criteria (non-gallstone)', zh: 'Ranson 评分（非胆源性）' },
  subtitle: { en: 'Acute pancreatitis, admission and 48 hours', zh: '急性胰腺炎，入院及 48 h' },
  keywords: [
    'Ranson',
    'acute pancreatitis',
    'pancreatitis severity',
    '急性胰腺炎',
    '胰腺炎',
    'jixing yixianyan',
    'jxyxy',
    'yixianyan',
    'yxy',
  ],
  ward: [[], ['胰腺炎', '急胰', '急性胰腺炎严重程度', '重症胰腺炎', 'SAP', 'AP', 'pancreatitis score']],
})
