import { useLingui } from '@lingui/react/macro'

/** The mark that generated text carries wherever it goes, with its model (SPEC AI7). */
export function useAiMark(label: string): string {
  const { t } = useLingui()
  return [t`AI-generated, check it`, label].filter(Boolean).join(' · ')
}
