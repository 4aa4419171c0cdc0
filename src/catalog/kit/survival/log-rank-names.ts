import type { LogRankWeights } from '#engine/methods/survival/log-rank-weights.ts'
import type { Words } from '../words.ts'

/** The names of the log-rank test and its weighted variants in titles and legends. */
export const logRankNames = {
  'log-rank': { en: 'Log-rank', zh: 'Log-rank' },
  gehan: { en: 'Gehan–Breslow (Wilcoxon)', zh: 'Gehan–Breslow（广义 Wilcoxon）' },
  'tarone-ware': { en: 'Tarone–Ware', zh: 'Tarone–Ware' },
  'peto-peto': { en: 'Peto–Peto', zh: 'Peto–Peto' },
  'fleming-harrington': { en: 'Fleming–Harrington', zh: 'Fleming–Harrington' },
} as const satisfies Readonly<Record<LogRankWeights['kind'], Words>>

/** The name of the stratified test, at the beginning of a line. */
export function stratifiedName(kind: LogRankWeights['kind']): Words {
  const { en, zh } = logRankNames[kind]
  return { en: `Stratified ${kind === 'log-rank' ? en.toLowerCase() : en}`, zh: `分层 ${zh}` }
}
