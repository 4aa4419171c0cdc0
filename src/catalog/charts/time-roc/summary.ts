import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'time-roc',
  family: 'prediction',
  title: { en: 'Time-dependent ROC curves', zh: '时间依赖 ROC 曲线' },
  subtitle: {
    en: 'A marker of a censored event at up to 5 times, with areas',
    zh: '指标对删失结局的预测，最多 5 个时点，附 AUC',
  },
  labels: ['prediction', 'time-event'],
  keywords: [
    'time-dependent ROC',
    'timeROC',
    'survival ROC',
    'cumulative dynamic AUC',
    'AUC(t)',
    'IPCW',
    'prognostic marker',
    '时间依赖ROC',
    '时依ROC',
    '生存ROC',
    '预后指标',
    '逆概率删失加权',
    'shijian yilai ROC',
    'sjyl',
  ],
})
