import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** A label and its value, with the colon of the page's language. */
export function useLabelled(): (label: string, text: string) => string {
  const { t } = useLingui()
  return useCallback((label: string, text: string) => t`${label}: ${text}`, [t])
}
